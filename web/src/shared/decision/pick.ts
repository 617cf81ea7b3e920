/** What can be picked on the board, and why the rest cannot. */
export interface Pick {
  offered: (zone: string, thing: string) => boolean;
  chosen: (zone: string, thing: string) => boolean;
  refusal: (zone: string, thing: string) => string | undefined;
  /** How likely what is picked by it is to succeed, in words; left out where nothing is asked. */
  odds?: (zone: string, thing: string) => string | undefined;
  pick: (zone: string, thing: string) => void;
}
