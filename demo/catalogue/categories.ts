import type { PictureFile, ProductPicture } from '../rendered.ts'

type CategoryText = { name: string; desc: string; banner: PictureFile; image: `${ProductPicture}.webp` }

/** The seven categories of the footer, in its order. */
export const CATEGORIES = [
  {
    name: 'Kitchen',
    desc: 'From the first tea of the morning to the last roti of the evening.',
    banner: 'banner-kitchen.webp',
    image: 'goose-kettle-cream.webp',
  },
  {
    name: 'Winter',
    desc: 'Warm rooms, warm water and a warm bed, on the power a home really has.',
    banner: 'banner-winter.webp',
    image: 'halogen-heater-graphite.webp',
  },
  {
    name: 'Summer',
    desc: 'Air that moves, from the Tarai in June to a flat in Kathmandu.',
    banner: 'banner-summer.webp',
    image: 'stand-fan-graphite.webp',
  },
  {
    name: 'Pressure cooker and cookware',
    desc: 'Dal in fifteen minutes, and pans that outlast the stove under them.',
    banner: 'banner-pressure-cooker-and-cookware.webp',
    image: 'pressure-cooker-steel.webp',
  },
  {
    name: 'Personal care',
    desc: 'Dry, straighten, trim and shave before the office bus leaves.',
    banner: 'banner-personal-care.webp',
    image: 'hair-dryer-rose.webp',
  },
  {
    name: 'Bottles and flasks',
    desc: 'Hot on the trail, cold at the desk, and nothing in the bag gets wet.',
    banner: 'banner-bottles-and-flasks.webp',
    image: 'bottle-forest.webp',
  },
  {
    name: 'Home solutions',
    desc: 'Pressed shirts, clean water and light when the power goes.',
    banner: 'banner-home-solutions.webp',
    image: 'iron-navy.webp',
  },
] as const satisfies CategoryText[]

type DemoCategory = (typeof CATEGORIES)[number]
export type CategoryName = DemoCategory['name']
