export interface Message {
  key: number;
  text: string;
  tone: 'news' | 'trouble';
}

/** How long a message stays, in milliseconds: at least, and for each letter. */
const STAYS = { least: 4500, letter: 75 };

let messages: Message[] = $state.raw([]);
let last = 0;

export function toasts(): Message[] {
  return messages;
}

export function toast(text: string, tone: Message['tone'] = 'news'): void {
  const key = ++last;
  messages = [{ key, text, tone }];
  setTimeout(
    () => {
      messages = messages.filter((message) => message.key !== key);
    },
    Math.max(STAYS.least, STAYS.letter * text.length),
  );
}
