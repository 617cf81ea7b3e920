// Written by `python -m tools.webtypes` from the Python code: change that, not this file.

import type { Event, Item, Mission, Region, Token } from './generated';

/** The regions beside each one. */
export const NEAR: Record<Region, readonly Region[]> = {
  lubang: ['tilik', 'five-hundred', 'binacas'],
  tilik: ['lubang', 'five-hundred', 'kyanpu', 'looc'],
  'five-hundred': ['lubang', 'tilik', 'kyanpu', 'binacas'],
  kyanpu: ['five-hundred', 'tilik', 'binacas', 'looc'],
  binacas: ['lubang', 'five-hundred', 'kyanpu', 'looc'],
  looc: ['tilik', 'kyanpu', 'binacas', 'ago'],
  ago: ['looc'],
};

/** Each token: determination, and bowls of rice. */
export const FACES: Record<Token, { determination: number; food: number }> = {
  t01: { determination: 0, food: 1 },
  t02: { determination: 1, food: 1 },
  t03: { determination: 1, food: 2 },
  t04: { determination: 2, food: 3 },
  t05: { determination: 2, food: 3 },
  t06: { determination: 3, food: 2 },
  t07: { determination: 3, food: 3 },
  t08: { determination: 4, food: 2 },
  t09: { determination: 4, food: 2 },
  t10: { determination: 5, food: 1 },
  t11: { determination: 5, food: 3 },
  t12: { determination: 6, food: 1 },
};

/** The item that may be exhausted to cancel a lasting event; none where only paranoia pays. */
export const LASTING: Partial<Record<Event, Item | 'none'>> = {
  'fujitas-surrender': 'none',
  'seventy-two-hours': 'none',
  'rainy-season': 'uniform',
  'ants-in-the-food': 'none',
  'giant-bees': 'none',
  'target-practice': 'camouflage',
  'search-party': 'camouflage',
  'beacon-fires': 'none',
  'tadao-and-chie': 'none',
  'trail-patrols': 'none',
  'radar-station': 'binoculars',
  'village-dogs': 'rifle',
};

/** Where each mission is carried out, and what is exhausted for it. */
export const MISSION: Record<Mission, { region: Region; cost: Item | 'comrade' }> = {
  'the-pier': { region: 'tilik', cost: 'rifle' },
  'the-airstrip': { region: 'lubang', cost: 'camouflage' },
  'the-hideout': { region: 'binacas', cost: 'camouflage' },
  'the-radar-base': { region: 'five-hundred', cost: 'binoculars' },
  'the-ambush': { region: 'looc', cost: 'comrade' },
  'watching-the-strait': { region: 'ago', cost: 'binoculars' },
  farmers: { region: 'lubang', cost: 'rifle' },
  'harvest-at-looc': { region: 'looc', cost: 'comrade' },
  'night-at-the-port': { region: 'tilik', cost: 'uniform' },
  cattle: { region: 'binacas', cost: 'rifle' },
  'bamboo-and-vines': { region: 'five-hundred', cost: 'camouflage' },
  'coconut-grove': { region: 'ago', cost: 'kit' },
};
