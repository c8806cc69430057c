import type { SubCategoryName } from './sub-categories.ts'

/** What a search should show first: one of these kinds, nothing at all, or the way to another page. */
export type ExpectedOfSearch = SubCategoryName[] | 'none' | 'tracking' | 'warranty' | 'service'

/** Kinds with a wish (cheap, big, for so many people, under a price), words for several kinds, and what is not sold. */
export const WISH_QUERIES: Record<string, [expected: ExpectedOfSearch, queries: string]> = {
  fans: [
    ['Stand Fan', 'Table & Wall Fan', 'Ceiling Fan'],
    'पंखा | pankha | panka | fyan | fan | fan 3000 samma | सस्तो पंखा | hya pankha | pankha cheap | kam bijuli khane pankha | battery wala fan',
  ],
  ceilingFans: [
    ['Ceiling Fan'],
    'ceiling fan 3000 samma | सिलिङ पंखा | sasto ceiling fan | white ceiling fan under 4000',
  ],
  tableFans: [['Table & Wall Fan'], 'teble fan | सानो टेबल पंखा'],
  standFans: [['Stand Fan'], 'stand fan sasto | ठूलो स्ट्यान्ड पंखा'],
  kettles: [
    ['Electric Kettle'],
    '२ लिटर केतली | kettle 2 liter | ketli | केतली | sasto ketli | red kettle | रातो केतली | cheapest kettle | १५०० वाटको केतली | ketli 1000 samma',
  ],
  riceCookers: [
    ['Rice Cooker'],
    'less than 1000 watt rice cooker | ५ हजार सम्मको राइस कुकर | rice cooker 10 jana ko lagi | १० जनालाई भात पकाउने | 10 jana lai bhat pakaune | sano rice cooker | भात पकाउने भाँडो | rice cooker under 1000 | big rice cooker',
  ],
  mixers: [
    ['Mixer Grinder'],
    '3000 samma ko mixer | mixer 5000 bhanda kam | sasto mixer | मिक्सर ३००० भन्दा कम | 1000 watt mixer',
  ],
  airFryers: [['Air Fryer'], 'sasto air fryer | एयर फ्रायर ४ लिटर'],
  cooktops: [
    ['Induction & Infrared Cooktop'],
    'इन्डक्सन चुल्हो | electric chulha | chulo sasto | induction under 2000 watt',
  ],
  blenders: [['Blender & Juicer'], 'juser | sasto juicer'],
  rotiMakers: [['Roti Maker'], 'roti banaune machine | roti maker sasto'],
  ovens: [['Oven'], 'ठूलो ओभन | oven 20 litre | cake banaune oven sasto'],
  heaters: [
    ['Electric Heater'],
    'heater sasto | सस्तो हिटर | kam bijuli khane heater | 2 barsa warranty bhayeko heater | heater under 1000 | हिटर ८०० वाट',
  ],
  geysers: [['Geyser'], 'gijar | गिजर १५ लिटर | sasto geyser | geyser 3 litre'],
  bags: [['Electric Blanket & Hot Bag'], 'hot water bag | तातो पानीको झोला सस्तो'],
  coolers: [['Air Cooler'], 'ac | thulo air cooler'],
  pressureCookers: [
    ['Pressure Cooker'],
    'presure koocker | pressure cooker 5 litre | ठूलो प्रेसर कुकर | 4 jana ko lagi pressure cooker | kukar sasto',
  ],
  lunchBoxes: [['Lunch Box'], 'tiffin | sasto tiffin'],
  bottles: [['Bottle'], 'बच्चाको बोतल | bottle 1 litre'],
  flasks: [['Vacuum Flask'], 'thermos sasto'],
  irons: [['Iron'], 'sasto istri | iron under 1500'],
  insectKillers: [['Insect Killer'], 'lamkhutte | मच्छर मार्ने'],
  none: [
    'none',
    'washing machine | लुगा धुने मेसिन | fridge | फ्रिज | refrigerator | inverter | gift | bihe ko gift | television | laptop | mobile | chimney | sewing machine',
  ],
  tracking: ['tracking', 'JB-4417 | jb4417'],
  warranty: ['warranty', 'sn2610120101'],
  service: ['service', 'spare part | fan ko blade | kukar ko siti | स्पेयर पार्ट'],
}
