/** Words made from ids, for whatever a game has no texts for: a game can be played before a word is written. */
import type { DeclarationsInfo, FieldInfo, GameInfo } from '../../shared/protocol';

/** An id as words: `takes-card` is "takes card". */
export const words = (id: string): string => id.replace(/[-_+{}\s]+/g, ' ').trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const wordsOf = (id: string): string => capital(words(id)) || '?';

/** The id of the text that names a field. */
export const fieldText = ({ name }: Pick<FieldInfo, 'name'>): string => `zone-${name.replaceAll('_', '-')}`;

export const familyText = (family: string): string => `family-${family}`;

/** Texts of the page to which the made ones refer. */
const UNKNOWN = 'any-unknown';
const WON = 'any-won';

/** `{ $lamps }`, or that it may not be known here. */
const argument = (name: string): string => `{ $${name} ->\n    [unknown] { ${UNKNOWN} }\n   *[other] { $${name} }\n }`;

/** Who it is first, then what happened, then the rest: "Anna takes card: 3". */
function eventLine(code: string, args: Record<string, string | null>): string {
  const rest = Object.keys(args).filter((name) => name !== 'player');
  const said = [...('player' in args ? ['{ $player }', words(code)] : [wordsOf(code)])].join(' ');
  return rest.length ? `${said}: ${rest.map(argument).join(' · ')}` : said;
}

function seatLine(seat: string): string {
  const [, role, number] = /^(.*?)(?:-(\d+))?$/.exec(seat)!;
  return number ? `seat-${role} = ${wordsOf(role!)} { $number }` : `seat-${seat} = ${wordsOf(seat)}`;
}

/** Fluent texts for all that a game declares, in its own ids. */
export function fallback(declared: DeclarationsInfo, info: GameInfo): string {
  const { name, fields, families, questions, events, reasons, sides } = declared;
  const lines = [
    `game-name = ${wordsOf(name)}`,
    ...Object.values(info.seats).flat().map(seatLine),
    ...sides.flatMap((side) => [`side-${side} = ${wordsOf(side)}`, `win-${side} = { ${WON} }: ${words(side)}`]),
    ...info.options.map((option) => `option-${option.name} = ${wordsOf(option.name)}`),
    ...fields.map((field) => `${fieldText(field)} = ${wordsOf(field.name)}`),
    ...Object.entries(families).flatMap(([family, members]) => [
      `${familyText(family)} = ${wordsOf(family)}`,
      ...members.map((member) => `${family}-${member} = ${wordsOf(member)}`),
    ]),
    ...Object.entries(questions).flatMap(([question, verbs]) => [
      `ask-${question} = { your-turn }: ${words(question)}`,
      ...Object.entries(verbs).map(
        ([verb, family]) => `do-${question}-${verb} = ${wordsOf(verb)}${family === null ? '' : ': { $object }'}`,
      ),
    ]),
    ...Object.entries(events).map(([code, args]) => `log-${code} = ${eventLine(code, args)}`),
    ...Object.entries(reasons).map(([code, args]) => `why-${name}-${code} = ${eventLine(code, args)}`),
  ];
  return [...new Set(lines)].join('\n');
}
