/** Common faults by kind of appliance. The first pattern that matches the name of the sub-category wins. */
const OFFERED: readonly [RegExp, readonly string[]][] = [
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
const USUAL = ['Does not start', 'Stops while running', 'Too hot', 'Noise', 'Leaks', 'Broken part']

const OTHER_FAULT = 'Something else'

/** The faults to choose from for a sub-category, with "Something else" last; common ones for an unknown sub-category. */
export const faultsOf = (subCategory: string): readonly string[] => [
  ...(OFFERED.find(([words]) => words.test(subCategory))?.[1] ?? USUAL),
  OTHER_FAULT,
]
