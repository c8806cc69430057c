import { bottle, flask, lunchBox, mealBox, sipper, tumbler, vacuumJug } from './bottles.ts'
import { COLOURS, type Colour } from './colours.ts'
import { drumCooker, electricPressureCooker, pressureCooker, pressurePan, riceCooker } from './cookers.ts'
import { inductionCooktop, infraredCooktop } from './cooktops.ts'
import { fryingPan, hotCase, kadai, potSet } from './cookware.ts'
import { airCooler, insectKiller, towerCooler } from './coolers.ts'
import { ceilingFan, standFan, tableFan, wallFan } from './fans.ts'
import { handBlender, jarBlender, juicer, mixerGrinder } from './grinders.ts'
import { fanHeater, gasHeater, halogenHeater, oilRadiator, quartzHeater } from './heaters.ts'
import {
  emergencyLight,
  extensionBoard,
  gravityFilter,
  panelLight,
  socketTower,
  vacuumCleaner,
  waterPurifier,
} from './home.ts'
import { handSteamer, iron, standingSteamer, steamIron } from './irons.ts'
import { gooseKettle, kettle, urnKettle } from './kettles.ts'
import { airFryer, microwave, otgOven, windowFryer } from './ovens.ts'
import type { Drawing } from './pen.ts'
import { hairDryer, shaver, straightener, travelDryer, trimmer } from './personal-care.ts'
import { rotiMaker, sandwichMaker, toaster } from './toasters.ts'
import { electricBlanket, geyser, hotBag, instantGeyser } from './warmers.ts'

/** Every picture of a product, by the name of its file. */
export const RANGE = {
  ...inColours('kettle', kettle, ['cream', 'graphite', 'sage', 'crimson', 'steel']),
  ...inColours('goose-kettle', gooseKettle, ['graphite', 'cream', 'clay']),
  ...inColours('urn-kettle', urnKettle, ['steel', 'graphite']),
  ...inColours('rice-cooker', riceCooker, ['cream', 'clay', 'graphite']),
  ...inColours('drum-cooker', drumCooker, ['white', 'crimson']),
  ...inColours('mixer-grinder', mixerGrinder, ['graphite', 'crimson', 'white']),
  ...inColours('jar-blender', jarBlender, ['white', 'teal']),
  ...inColours('air-fryer', airFryer, ['graphite', 'sage', 'cream']),
  ...inColours('window-fryer', windowFryer, ['graphite', 'white']),
  'induction-cooktop': inductionCooktop,
  'infrared-cooktop': infraredCooktop,
  ...inColours('hand-blender', handBlender, ['white', 'graphite']),
  ...inColours('juicer', juicer, ['graphite', 'cream']),
  ...inColours('toaster', toaster, ['cream', 'sage', 'crimson']),
  ...inColours('sandwich-maker', sandwichMaker, ['graphite', 'clay']),
  ...inColours('roti-maker', rotiMaker, ['steel', 'crimson']),
  ...inColours('otg-oven', otgOven, ['graphite']),
  ...inColours('microwave', microwave, ['steel', 'white']),

  ...inColours('halogen-heater', halogenHeater, ['graphite', 'white']),
  ...inColours('quartz-heater', quartzHeater, ['graphite', 'white']),
  ...inColours('fan-heater', fanHeater, ['white', 'graphite']),
  ...inColours('oil-radiator', oilRadiator, ['white', 'graphite']),
  ...inColours('gas-heater', gasHeater, ['graphite']),
  ...inColours('geyser', geyser, ['white', 'cream']),
  ...inColours('instant-geyser', instantGeyser, ['white']),
  ...inColours('electric-blanket', electricBlanket, ['clay', 'navy']),
  ...inColours('hot-bag', hotBag, ['crimson', 'navy', 'sage']),

  ...inColours('stand-fan', standFan, ['graphite', 'teal', 'sand']),
  ...inColours('table-fan', tableFan, ['teal', 'graphite']),
  ...inColours('wall-fan', wallFan, ['graphite']),
  ...inColours('ceiling-fan', ceilingFan, ['white', 'clay', 'graphite']),
  ...inColours('air-cooler', airCooler, ['white']),
  ...inColours('tower-cooler', towerCooler, ['white', 'graphite']),

  'pressure-cooker-steel': pressureCooker(),
  ...inColours('pressure-cooker', pressureCooker, ['crimson', 'navy']),
  ...inColours('pressure-pan', pressurePan, ['graphite', 'steel']),
  ...inColours('electric-pressure-cooker', electricPressureCooker, ['steel', 'graphite']),
  ...inColours('frying-pan', fryingPan, ['graphite', 'crimson', 'forest']),
  ...inColours('kadai', kadai, ['graphite', 'crimson']),
  ...inColours('pot-set', potSet, ['sand', 'graphite']),
  ...inColours('hot-case', hotCase, ['crimson', 'teal', 'cream']),

  ...inColours('hair-dryer', hairDryer, ['rose', 'graphite', 'sand']),
  ...inColours('travel-dryer', travelDryer, ['teal', 'rose']),
  ...inColours('straightener', straightener, ['graphite', 'rose']),
  ...inColours('trimmer', trimmer, ['graphite', 'navy']),
  ...inColours('shaver', shaver, ['navy', 'graphite']),

  ...inColours('bottle', bottle, ['graphite', 'crimson', 'forest', 'sand', 'steel']),
  ...inColours('flask', flask, ['forest', 'navy', 'graphite']),
  ...inColours('sipper', sipper, ['teal', 'rose', 'sage']),
  ...inColours('vacuum-jug', vacuumJug, ['cream', 'crimson', 'steel']),
  ...inColours('tumbler', tumbler, ['sand', 'forest', 'crimson', 'graphite']),
  ...inColours('lunch-box', lunchBox, ['crimson', 'navy']),
  ...inColours('meal-box', mealBox, ['sage', 'rose']),

  ...inColours('iron', iron, ['navy', 'forest']),
  ...inColours('steam-iron', steamIron, ['teal', 'crimson']),
  ...inColours('hand-steamer', handSteamer, ['white', 'rose']),
  ...inColours('standing-steamer', standingSteamer, ['white']),
  ...inColours('vacuum-cleaner', vacuumCleaner, ['crimson', 'steel']),
  ...inColours('water-purifier', waterPurifier, ['white']),
  'gravity-filter': gravityFilter,
  ...inColours('emergency-light', emergencyLight, ['crimson', 'forest']),
  ...inColours('panel-light', panelLight, ['graphite', 'navy']),
  ...inColours('extension-board', extensionBoard, ['white']),
  ...inColours('socket-tower', socketTower, ['white']),
  'insect-killer': insectKiller,
} satisfies Record<string, Drawing>

export type ProductPicture = keyof typeof RANGE

/** One picture a colour, named `<type>-<colour>`. */
function inColours<T extends string, C extends Colour>(type: T, draw: (colour: string) => Drawing, colours: C[]) {
  const pictures = colours.map((colour) => [`${type}-${colour}`, draw(COLOURS[colour])])
  return Object.fromEntries(pictures) as Record<`${T}-${C}`, Drawing>
}
