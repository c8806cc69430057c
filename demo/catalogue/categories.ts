import type { PictureFile, ProductPicture } from '../rendered.ts'

type CategoryText = {
  name: string
  name_ne: string
  desc: string
  desc_ne: string
  banner: PictureFile
  image: `${ProductPicture}.webp`
}

/** The seven categories of the footer, in its order. */
export const CATEGORIES = [
  {
    name: 'Kitchen',
    name_ne: 'भान्सा',
    desc: 'From the first tea of the morning to the last roti of the evening.',
    desc_ne: 'बिहानको पहिलो चियादेखि साँझको अन्तिम रोटीसम्म।',
    banner: 'banner-kitchen.webp',
    image: 'goose-kettle-cream.webp',
  },
  {
    name: 'Winter',
    name_ne: 'हिउँद',
    desc: 'Warm rooms, warm water and a warm bed, on the power a home really has.',
    desc_ne: 'न्यानो कोठा, तातो पानी र न्यानो ओछ्यान, घरमा भएकै बिजुलीमा।',
    banner: 'banner-winter.webp',
    image: 'halogen-heater-graphite.webp',
  },
  {
    name: 'Summer',
    name_ne: 'गर्मी',
    desc: 'Air that moves, from the Tarai in June to a flat in Kathmandu.',
    desc_ne: 'असारको तराईदेखि काठमाडौँको कोठासम्म चल्ने हावा।',
    banner: 'banner-summer.webp',
    image: 'stand-fan-graphite.webp',
  },
  {
    name: 'Pressure cooker and cookware',
    name_ne: 'प्रेसर कुकर र भाँडाकुँडा',
    desc: 'Dal in fifteen minutes, and pans that outlast the stove under them.',
    desc_ne: 'पन्ध्र मिनेटमा दाल, र चुलोभन्दा बढी टिक्ने भाँडा।',
    banner: 'banner-pressure-cooker-and-cookware.webp',
    image: 'pressure-cooker-steel.webp',
  },
  {
    name: 'Personal care',
    name_ne: 'व्यक्तिगत हेरचाह',
    desc: 'Dry, straighten, trim and shave before the office bus leaves.',
    desc_ne: 'कार्यालयको बस छुट्नुअघि कपाल सुकाउनुहोस्, मिलाउनुहोस्, दाह्री काट्नुहोस्।',
    banner: 'banner-personal-care.webp',
    image: 'hair-dryer-rose.webp',
  },
  {
    name: 'Bottles and flasks',
    name_ne: 'बोतल र फ्लास्क',
    desc: 'Hot on the trail, cold at the desk, and nothing in the bag gets wet.',
    desc_ne: 'बाटोमा तातो, टेबुलमा चिसो, र झोलाभित्र केही भिज्दैन।',
    banner: 'banner-bottles-and-flasks.webp',
    image: 'bottle-forest.webp',
  },
  {
    name: 'Home solutions',
    name_ne: 'घरायसी समाधान',
    desc: 'Pressed shirts, clean water and light when the power goes.',
    desc_ne: 'इस्त्री लगाएका लुगा, सफा पानी र बत्ती जाँदा पनि उज्यालो।',
    banner: 'banner-home-solutions.webp',
    image: 'iron-navy.webp',
  },
] as const satisfies CategoryText[]

type DemoCategory = (typeof CATEGORIES)[number]
export type CategoryName = DemoCategory['name']
