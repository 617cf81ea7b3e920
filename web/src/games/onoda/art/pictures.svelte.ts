/** Pictures come after the first decision: what is on the table can be played without them. */
import events from './made/events.svg?url';

let wanted = $state(false);

/** Whether pictures may be fetched by now. */
export const pictured = (): boolean => wanted;

/** Lets pictures be fetched when nothing else is to be done. */
export function fetchPictures(): void {
  const idle: (what: () => void) => unknown = window.requestIdleCallback ?? setTimeout;
  idle(() => (wanted = true));
}

/** The picture of an event, for `<use>`. */
export const pictureOf = (event: string): string => `${events}#${event}`;
