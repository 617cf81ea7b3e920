/** One sign for each Hunt and Survival card. */
import type { Component } from 'svelte';
import Activity from '@lucide/svelte/icons/activity';
import AudioLines from '@lucide/svelte/icons/audio-lines';
import Ban from '@lucide/svelte/icons/ban';
import Biohazard from '@lucide/svelte/icons/biohazard';
import Bug from '@lucide/svelte/icons/bug';
import Cloud from '@lucide/svelte/icons/cloud';
import CloudFog from '@lucide/svelte/icons/cloud-fog';
import Copy from '@lucide/svelte/icons/copy';
import Dna from '@lucide/svelte/icons/dna';
import DoorOpen from '@lucide/svelte/icons/door-open';
import Drone from '@lucide/svelte/icons/drone';
import Eye from '@lucide/svelte/icons/eye';
import Flame from '@lucide/svelte/icons/flame';
import Footprints from '@lucide/svelte/icons/footprints';
import Ghost from '@lucide/svelte/icons/ghost';
import HeartCrack from '@lucide/svelte/icons/heart-crack';
import History from '@lucide/svelte/icons/history';
import Lightbulb from '@lucide/svelte/icons/lightbulb';
import Link from '@lucide/svelte/icons/link';
import Megaphone from '@lucide/svelte/icons/megaphone';
import Mountain from '@lucide/svelte/icons/mountain';
import Radar from '@lucide/svelte/icons/radar';
import Radio from '@lucide/svelte/icons/radio';
import Route from '@lucide/svelte/icons/route';
import ShieldHalf from '@lucide/svelte/icons/shield-half';
import Skull from '@lucide/svelte/icons/skull';
import Snowflake from '@lucide/svelte/icons/snowflake';
import Sparkles from '@lucide/svelte/icons/sparkles';
import Swords from '@lucide/svelte/icons/swords';
import Tornado from '@lucide/svelte/icons/tornado';
import Undo2 from '@lucide/svelte/icons/undo-2';
import Waypoints from '@lucide/svelte/icons/waypoints';
import Wind from '@lucide/svelte/icons/wind';
import Zap from '@lucide/svelte/icons/zap';
import ZapOff from '@lucide/svelte/icons/zap-off';

export const HUNT: Record<string, Component> = {
  despair: HeartCrack,
  'force-field': ShieldHalf,
  anticipation: Eye,
  ascendancy: Link,
  fierceness: Swords,
  'forbidden-zone': Ban,
  interference: ZapOff,
  persecution: Footprints,
  mutation: Dna,
  phobia: Ghost,
  virus: Bug,
  clone: Copy,
  mirage: Cloud,
  scream: Megaphone,
  toxin: Biohazard,
  cataclysm: Mountain,
  detour: Route,
  stasis: Snowflake,
  tracking: Waypoints,
  flashback: History,
};

export const SURVIVAL: Record<string, Component> = {
  adrenaline: Activity,
  ingenuity: Lightbulb,
  sacrifice: Flame,
  'sixth-sense': Sparkles,
  smokescreen: CloudFog,
  'strike-back': Zap,
  vortex: Tornado,
  detector: Radar,
  dodge: Wind,
  drone: Drone,
  gate: DoorOpen,
  hologram: AudioLines,
  'wrong-track': Skull,
  amplifier: Radio,
  'double-back': Undo2,
};

export const HUNT_PHASE: Record<string, 1 | 2 | 3 | 4 | undefined> = {
  despair: 1,
  'force-field': 1,
  cataclysm: 3,
  detour: 3,
  stasis: 4,
  tracking: 4,
};
export const SURVIVAL_PHASE: Record<string, 1 | 2 | 3 | 4> = {
  adrenaline: 1,
  ingenuity: 1,
  sacrifice: 1,
  'sixth-sense': 1,
  smokescreen: 1,
  'strike-back': 1,
  vortex: 2,
  amplifier: 4,
  'double-back': 4,
};
export const SYMBOL: Record<string, 'artemia' | 'target'> = {
  despair: 'artemia',
  mutation: 'artemia',
  phobia: 'artemia',
  virus: 'artemia',
  'force-field': 'target',
  clone: 'target',
  mirage: 'target',
  scream: 'target',
  toxin: 'target',
};
/** The phase printed on a card; Flashback has that of the card it copies. */
export const huntPhase = (card: string): number | null => (card === 'flashback' ? null : (HUNT_PHASE[card] ?? 2));
export const survivalPhase = (card: string): number => SURVIVAL_PHASE[card] ?? 3;
