import type { ProductPicture } from '../rendered.ts'
import type { CategoryName } from './categories.ts'

type SubCategoryText = { category: CategoryName; name: string; name_ne: string; image: `${ProductPicture}.webp` }

/** The eleven names that the product search filters by are spelled as its menu spells them. */
export const SUB_CATEGORIES = [
  { category: 'Kitchen', name: 'Electric Kettle', name_ne: 'इलेक्ट्रिक केतली', image: 'kettle-cream.webp' },
  { category: 'Kitchen', name: 'Rice Cooker', name_ne: 'राइस कुकर', image: 'rice-cooker-cream.webp' },
  { category: 'Kitchen', name: 'Mixer Grinder', name_ne: 'मिक्सर ग्राइन्डर', image: 'mixer-grinder-graphite.webp' },
  { category: 'Kitchen', name: 'Air Fryer', name_ne: 'एयर फ्रायर', image: 'air-fryer-graphite.webp' },
  {
    category: 'Kitchen',
    name: 'Induction & Infrared Cooktop',
    name_ne: 'इन्डक्सन र इन्फ्रारेड चुलो',
    image: 'induction-cooktop.webp',
  },
  { category: 'Kitchen', name: 'Blender & Juicer', name_ne: 'ब्लेन्डर र जुसर', image: 'juicer-graphite.webp' },
  {
    category: 'Kitchen',
    name: 'Toaster & Sandwich Maker',
    name_ne: 'टोस्टर र स्यान्डविच मेकर',
    image: 'toaster-cream.webp',
  },
  { category: 'Kitchen', name: 'Roti Maker', name_ne: 'रोटी मेकर', image: 'roti-maker-steel.webp' },
  { category: 'Kitchen', name: 'Oven', name_ne: 'ओभन', image: 'otg-oven-graphite.webp' },

  { category: 'Winter', name: 'Electric Heater', name_ne: 'इलेक्ट्रिक हिटर', image: 'halogen-heater-graphite.webp' },
  { category: 'Winter', name: 'Oil Filled Radiator', name_ne: 'तेल भरिएको रेडिएटर', image: 'oil-radiator-white.webp' },
  { category: 'Winter', name: 'Gas Heater', name_ne: 'ग्यास हिटर', image: 'gas-heater-graphite.webp' },
  { category: 'Winter', name: 'Geyser', name_ne: 'गिजर', image: 'geyser-white.webp' },
  {
    category: 'Winter',
    name: 'Electric Blanket & Hot Bag',
    name_ne: 'इलेक्ट्रिक कम्बल र हट ब्याग',
    image: 'hot-bag-crimson.webp',
  },

  { category: 'Summer', name: 'Stand Fan', name_ne: 'स्ट्यान्ड पङ्खा', image: 'stand-fan-graphite.webp' },
  { category: 'Summer', name: 'Table & Wall Fan', name_ne: 'टेबुल र भित्ते पङ्खा', image: 'table-fan-teal.webp' },
  { category: 'Summer', name: 'Ceiling Fan', name_ne: 'सिलिङ पङ्खा', image: 'ceiling-fan-white.webp' },
  { category: 'Summer', name: 'Air Cooler', name_ne: 'एयर कुलर', image: 'air-cooler-white.webp' },

  {
    category: 'Pressure cooker and cookware',
    name: 'Pressure Cooker',
    name_ne: 'प्रेसर कुकर',
    image: 'pressure-cooker-steel.webp',
  },
  {
    category: 'Pressure cooker and cookware',
    name: 'Electric Pressure Cooker',
    name_ne: 'इलेक्ट्रिक प्रेसर कुकर',
    image: 'electric-pressure-cooker-steel.webp',
  },
  {
    category: 'Pressure cooker and cookware',
    name: 'Frying Pan & Kadai',
    name_ne: 'फ्राइपेन र कराही',
    image: 'frying-pan-graphite.webp',
  },
  {
    category: 'Pressure cooker and cookware',
    name: 'Casserole Set',
    name_ne: 'क्यासरोल सेट',
    image: 'hot-case-crimson.webp',
  },

  { category: 'Personal care', name: 'Hair Dryer', name_ne: 'हेयर ड्रायर', image: 'hair-dryer-rose.webp' },
  { category: 'Personal care', name: 'Hair Straightener', name_ne: 'हेयर स्ट्रेटनर', image: 'straightener-graphite.webp' },
  { category: 'Personal care', name: 'Trimmer & Shaver', name_ne: 'ट्रिमर र सेभर', image: 'trimmer-graphite.webp' },

  { category: 'Bottles and flasks', name: 'Bottle', name_ne: 'बोतल', image: 'bottle-graphite.webp' },
  { category: 'Bottles and flasks', name: 'Vacuum Flask', name_ne: 'भ्याकुम फ्लास्क', image: 'vacuum-jug-cream.webp' },
  { category: 'Bottles and flasks', name: 'Tumbler', name_ne: 'टम्बलर', image: 'tumbler-sand.webp' },
  { category: 'Bottles and flasks', name: 'Lunch Box', name_ne: 'खाजा बट्टा', image: 'lunch-box-crimson.webp' },

  { category: 'Home solutions', name: 'Iron', name_ne: 'इस्त्री', image: 'iron-navy.webp' },
  { category: 'Home solutions', name: 'Garment Steamer', name_ne: 'लुगा स्टिमर', image: 'hand-steamer-white.webp' },
  { category: 'Home solutions', name: 'Vacuum Cleaner', name_ne: 'भ्याकुम क्लिनर', image: 'vacuum-cleaner-crimson.webp' },
  {
    category: 'Home solutions',
    name: 'Water Purifier',
    name_ne: 'पानी शुद्धीकरण यन्त्र',
    image: 'water-purifier-white.webp',
  },
  {
    category: 'Home solutions',
    name: 'Emergency Light',
    name_ne: 'आपत्कालीन बत्ती',
    image: 'emergency-light-crimson.webp',
  },
  { category: 'Home solutions', name: 'Extension Board', name_ne: 'एक्सटेन्सन बोर्ड', image: 'extension-board-white.webp' },
  { category: 'Home solutions', name: 'Insect Killer', name_ne: 'किरा मार्ने यन्त्र', image: 'insect-killer.webp' },
] as const satisfies SubCategoryText[]

type DemoSubCategory = (typeof SUB_CATEGORIES)[number]
export type SubCategoryName = DemoSubCategory['name']
