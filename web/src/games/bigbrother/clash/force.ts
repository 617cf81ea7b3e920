/** The policemen who are drawn: no two who stand side by side look alike. */
export const FORCE = ['police', 'police-goggles', 'police-mask', 'police-woman'] as const;
