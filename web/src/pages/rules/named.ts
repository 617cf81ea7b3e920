/** What has a name on the table is called by it: nothing that people read bears an id. `called` words the name. */
export const named = (html: string, nameOf: (id: string) => string | null, called: (name: string) => string): string =>
  html.replace(/<code>(\w+)<\/code>/g, (code, id: string) => {
    const name = nameOf(id);
    return name ? called(name) : code;
  });
