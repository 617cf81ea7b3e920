/** What can be picked on the board, and why the rest cannot. */
export interface Pick {
  offered: (zone: string, thing: string) => boolean;
  chosen: (zone: string, thing: string) => boolean;
  refusal: (zone: string, thing: string) => string | undefined;
  pick: (zone: string, thing: string) => void;
}
