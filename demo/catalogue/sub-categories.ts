import type { ProductPicture } from '../rendered.ts'
import type { CategoryName } from './categories.ts'

type SubCategoryText = { category: CategoryName; name: string; image: `${ProductPicture}.webp` }

/** The eleven names that the product search filters by are spelled as its menu spells them. */
export const SUB_CATEGORIES = [
  { category: 'Kitchen', name: 'Electric Kettle', image: 'kettle-cream.webp' },
  { category: 'Kitchen', name: 'Rice Cooker', image: 'rice-cooker-cream.webp' },
  { category: 'Kitchen', name: 'Mixer Grinder', image: 'mixer-grinder-graphite.webp' },
  { category: 'Kitchen', name: 'Air Fryer', image: 'air-fryer-graphite.webp' },
  { category: 'Kitchen', name: 'Induction & Infrared Cooktop', image: 'induction-cooktop.webp' },
  { category: 'Kitchen', name: 'Blender & Juicer', image: 'juicer-graphite.webp' },
  { category: 'Kitchen', name: 'Toaster & Sandwich Maker', image: 'toaster-cream.webp' },
  { category: 'Kitchen', name: 'Roti Maker', image: 'roti-maker-steel.webp' },
  { category: 'Kitchen', name: 'Oven', image: 'otg-oven-graphite.webp' },

  { category: 'Winter', name: 'Electric Heater', image: 'halogen-heater-graphite.webp' },
  { category: 'Winter', name: 'Oil Filled Radiator', image: 'oil-radiator-white.webp' },
  { category: 'Winter', name: 'Gas Heater', image: 'gas-heater-graphite.webp' },
  { category: 'Winter', name: 'Geyser', image: 'geyser-white.webp' },
  { category: 'Winter', name: 'Electric Blanket & Hot Bag', image: 'hot-bag-crimson.webp' },

  { category: 'Summer', name: 'Stand Fan', image: 'stand-fan-graphite.webp' },
  { category: 'Summer', name: 'Table & Wall Fan', image: 'table-fan-teal.webp' },
  { category: 'Summer', name: 'Ceiling Fan', image: 'ceiling-fan-white.webp' },
  { category: 'Summer', name: 'Air Cooler', image: 'air-cooler-white.webp' },

  { category: 'Pressure cooker and cookware', name: 'Pressure Cooker', image: 'pressure-cooker-steel.webp' },
  {
    category: 'Pressure cooker and cookware',
    name: 'Electric Pressure Cooker',
    image: 'electric-pressure-cooker-steel.webp',
  },
  { category: 'Pressure cooker and cookware', name: 'Frying Pan & Kadai', image: 'frying-pan-graphite.webp' },
  { category: 'Pressure cooker and cookware', name: 'Casserole Set', image: 'hot-case-crimson.webp' },

  { category: 'Personal care', name: 'Hair Dryer', image: 'hair-dryer-rose.webp' },
  { category: 'Personal care', name: 'Hair Straightener', image: 'straightener-graphite.webp' },
  { category: 'Personal care', name: 'Trimmer & Shaver', image: 'trimmer-graphite.webp' },

  { category: 'Bottles and flasks', name: 'Bottle', image: 'bottle-graphite.webp' },
  { category: 'Bottles and flasks', name: 'Vacuum Flask', image: 'vacuum-jug-cream.webp' },
  { category: 'Bottles and flasks', name: 'Tumbler', image: 'tumbler-sand.webp' },
  { category: 'Bottles and flasks', name: 'Lunch Box', image: 'lunch-box-crimson.webp' },

  { category: 'Home solutions', name: 'Iron', image: 'iron-navy.webp' },
  { category: 'Home solutions', name: 'Garment Steamer', image: 'hand-steamer-white.webp' },
  { category: 'Home solutions', name: 'Vacuum Cleaner', image: 'vacuum-cleaner-crimson.webp' },
  { category: 'Home solutions', name: 'Water Purifier', image: 'water-purifier-white.webp' },
  { category: 'Home solutions', name: 'Emergency Light', image: 'emergency-light-crimson.webp' },
  { category: 'Home solutions', name: 'Extension Board', image: 'extension-board-white.webp' },
  { category: 'Home solutions', name: 'Insect Killer', image: 'insect-killer.webp' },
] as const satisfies SubCategoryText[]

type DemoSubCategory = (typeof SUB_CATEGORIES)[number]
export type SubCategoryName = DemoSubCategory['name']
