/** What is offered to tap where a fault is reported, by the kind of appliance; the first line whose words occur in the sub-category counts. */
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

export const OTHER_FAULT = 'Something else'

/** The choices for an appliance of this sub-category, the usual ones where it is not known; "Something else" comes last. */
export const faultsOf = (subCategory: string): readonly string[] => [
  ...(OFFERED.find(([words]) => words.test(subCategory))?.[1] ?? USUAL),
  OTHER_FAULT,
]
