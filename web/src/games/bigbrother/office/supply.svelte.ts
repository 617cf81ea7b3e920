/** What Big Brother can buy for the city. */
export const BUYS = ['camera', 'fence', 'poster', 'hire'] as const;
export type Buy = (typeof BUYS)[number];

/** Whether it lies on his desk as pieces: then it needs no buttons beside the question. */
export const supply = $state({ out: false });
