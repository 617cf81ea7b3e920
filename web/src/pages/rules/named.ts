import { has, nameAmong, t } from '../../shared/i18n/i18n.svelte';

const CODE = /<code>(\w+)<\/code>/g;

/** What has a name on the table is called by it: nothing that people read bears an id. `called` words the name. */
export const named = (html: string, nameOf: (id: string) => string | null, called: (name: string) => string): string =>
  html.replace(CODE, (code, id: string) => {
    const name = nameOf(id);
    return name ? called(name) : code;
  });

/** The same for the options of a game and what can be chosen for those that a text tells of, as its start page says. */
export function withOptions(html: string): string {
  const options = [...html.matchAll(CODE)].map(([, id]) => `option-${id}`).filter((id) => has(`${id}-text`));
  const nameOf = (id: string): string | null => (has(`option-${id}`) ? t(`option-${id}`) : nameAmong(options, id));
  return named(html, nameOf, (name) => name);
}
