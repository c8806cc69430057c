/** Common faults by kind of appliance. The first pattern that matches the name of the sub-category wins. */
const BY_KIND: readonly [RegExp, readonly string[]][] = [
  [/fan|cooler/i, ['Does not start', 'Runs slowly', 'Noise', 'Shakes', 'Remote does not work']],
  [/kettle|geyser|flask|cooker|urn/i, ['Does not start', 'Does not heat', 'Too hot', 'Leaks', 'Broken part']],
  [
    /heater|iron|oven|toaster|sandwich|induction|stove|infrared|roti/i,
    ['Does not start', 'Does not heat', 'Too hot', 'Sparks or smell', 'Broken part'],
  ],
  [
    /mixer|grinder|blender|juicer|chopper|beater/i,
    ['Does not start', 'Stops while running', 'Noise', 'Leaks', 'Broken part'],
  ],
  [/bottle|pan|pot|kadai|tawa|cookware/i, ['Leaks', 'Coating comes off', 'Broken part']],
]

/** The faults of an appliance of which nothing is known. */
export const USUAL_FAULTS = [
  'Does not start',
  'Stops while running',
  'Too hot',
  'Noise',
  'Leaks',
  'Broken part',
] as const

/** The last choice of every list. */
export const OTHER_FAULT = 'Something else'

/** The faults of a sub-category for which the office wrote none, by its English name. */
export const usualFaults = (subCategory: string): readonly string[] =>
  BY_KIND.find(([words]) => words.test(subCategory))?.[1] ?? USUAL_FAULTS
