/** Finds a clause in a game's RULES.md: the list item that opens with its id. */
export function clauseText(rules: string, clause: string): string | null {
  const line = rules.split('\n').find((one) => one.startsWith(`- **${clause}**`));
  return line ? line.slice(`- **${clause}**`.length).trim() : null;
}

export interface Piece {
  text: string;
  strong: boolean;
}

/** Splits `*emphasis*` off plain text. */
export function pieces(text: string): Piece[] {
  return text
    .replaceAll('`', '')
    .split('*')
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
