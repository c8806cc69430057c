import { NEIGHBOURS } from './accounts.ts'
import { repair } from './repair.ts'
import type { DemoRegistration } from './shapes.ts'

const of = (firstname: string): string => NEIGHBOURS.find((person) => person.firstname === firstname)!.contact

const [SUNITA, BIKRAM, NIRMALA, DIPENDRA, MINA, RAJESH] = [
  of('Sunita'),
  of('Bikram'),
  of('Nirmala'),
  of('Dipendra'),
  of('Mina'),
  of('Rajesh'),
]
const [KIRAN, ANITA, SURESH, LAXMI] = [of('Kiran'), of('Anita'), of('Suresh'), of('Laxmi')]

const [KATHMANDU, PATAN, BHARATPUR, HETAUDA] = [
  'BAGMATI/NEW ROAD',
  'BAGMATI/JAWALAKHEL',
  'NARAYANI/BHARATPUR',
  'NARAYANI/HETAUDA',
]
const [POKHARA, TANSEN] = ['GANDAKI/POKHARA', 'LUMBINI/TANSEN']
const [BIRATNAGAR, DHARAN, BIRTAMOD] = ['KOSHI/BIRATNAGAR', 'KOSHI/DHARAN', 'MECHI/BIRTAMOD']

const [BIKASH, SURESH_T, ANIL] = ['Bikash Maharjan', 'Suresh Tamang', 'Anil Shakya']
const [RAMESH, DIPAK, KIRAN_A] = ['Ramesh Gautam', 'Dipak Gurung', 'Kiran Adhikari']
const [MANOJ, SUNIL] = ['Manoj Rai', 'Sunil Limbu']

const GOOD = { rating: 5, text: 'Came on the day, and it works.' } as const
const LATE = { rating: 2, text: 'It works now, but I waited a week for the part.' } as const

/** A month of repairs at three service centres by eight engineers, the oldest first. */
export const MONTH: DemoRegistration[] = [
  repair(BIKRAM, 'BRC-180', KATHMANDU, 'Does not heat', 'The rice stays raw.', {
    raised: 30,
    by: SURESH_T,
    done: 28,
    rating: GOOD,
  }),
  repair(KIRAN, 'BMG-550', BIRATNAGAR, 'Noise', 'It grinds like stones.', {
    raised: 29,
    by: SUNIL,
    done: 25,
    rating: LATE,
  }),
  repair(SURESH, 'BSF-160', TANSEN, 'Shakes', 'It walks over the floor.', {
    raised: 29,
    by: RAMESH,
    done: 27,
    charge: { labour: 300, visit_charge: 200, paid: 500 },
  }),
  repair(MINA, 'BIC-200', PATAN, 'Does not start', 'No light at all.', {
    raised: 27,
    by: SURESH_T,
    done: 26,
    rating: GOOD,
  }),
  repair(NIRMALA, 'BHH-120', DHARAN, 'Does not heat', 'Only one tube glows.', { raised: 26, by: MANOJ, done: 23 }),
  repair(SUNITA, 'BMG-750', BHARATPUR, 'Motor', 'It hums and does not turn.', {
    raised: 25,
    by: BIKASH,
    done: 20,
    first: 'part_needed',
    part: 'SP-MG-102',
    tags: ['bad batch'],
    rating: LATE,
  }),
  repair(RAJESH, 'BEK-180', KATHMANDU, 'Leaks', 'Water comes out below.', {
    raised: 24,
    by: BIKASH,
    done: 23,
    rating: GOOD,
  }),
  repair(LAXMI, 'BGY-025', BIRTAMOD, 'Too hot', 'It does not switch off by itself.', {
    raised: 23,
    by: MANOJ,
    done: 21,
    priority: 'high',
  }),
  repair(ANITA, 'BTO-200', HETAUDA, 'Broken part', 'The lever does not stay down.', { raised: 22, cancelled: 21 }),
  repair(SURESH, 'BMG-750', POKHARA, 'Broken part', 'The jar has a crack from the rim.', {
    raised: 21,
    by: DIPAK,
    done: 17,
    first: 'part_needed',
    tags: ['bad batch'],
  }),
  repair(BIKRAM, 'BCF-048', KATHMANDU, 'Runs slowly', 'At every speed.', {
    raised: 20,
    by: ANIL,
    done: 18,
    rating: GOOD,
  }),
  repair(KIRAN, 'BEP-600', BIRATNAGAR, 'Leaks', 'Steam comes out at the lid.', {
    raised: 19,
    by: SUNIL,
    done: 16,
    first: 'customer_absent',
  }),
  repair(DIPENDRA, 'BSF-180R', BIRATNAGAR, 'Remote does not work', 'With new batteries too.', {
    raised: 18,
    by: MANOJ,
    done: 15,
    rating: GOOD,
  }),
  repair(MINA, 'BVC-015', PATAN, 'Stops while running', 'After five minutes.', {
    raised: 17,
    by: BIKASH,
    done: 14,
    charge: { labour: 450, visit_charge: 200, paid: 200 },
  }),
  repair(NIRMALA, 'BRC-100', DHARAN, 'Does not heat', 'Cold after ten minutes.', {
    raised: 16,
    by: SUNIL,
    done: 13,
    rating: GOOD,
  }),
  repair(SUNITA, 'BGI-003', BHARATPUR, 'Sparks or smell', 'It smells when it heats.', {
    raised: 14,
    by: ANIL,
    done: 11,
    priority: 'urgent',
  }),
  repair(RAJESH, 'BAF-420', KATHMANDU, 'Does not start', 'The fan turns, nothing heats.', {
    raised: 13,
    by: SURESH_T,
    done: 10,
  }),
  repair(SURESH, 'BTF-120', POKHARA, 'Noise', 'A rattle at full speed.', {
    raised: 12,
    by: RAMESH,
    done: 9,
    rating: GOOD,
  }),
  repair(LAXMI, 'BMG-500J', BIRTAMOD, 'Motor', 'The red button jumps out.', {
    raised: 12,
    by: SUNIL,
    stage: 'Part Pending from HO',
    in: 2,
    tags: ['bad batch'],
  }),
  repair(ANITA, 'BOT-028', HETAUDA, 'Does not heat', 'Only the upper rod.', {
    raised: 10,
    by: SURESH_T,
    stage: 'Parts in Transit',
    in: 1,
  }),
  repair(BIKRAM, 'BGY-025', KATHMANDU, 'Leaks', 'It drips day and night.', {
    raised: 9,
    by: ANIL,
    stage: 'On Service',
    in: 0,
    priority: 'high',
  }),
  repair(KIRAN, 'BWP-010', BIRATNAGAR, 'Leaks', 'Below the tank.', {
    raised: 8,
    by: MANOJ,
    stage: 'Part Consumed by Service Center',
    in: 1,
  }),
  repair(MINA, 'BSI-160', PATAN, 'Leaks', 'Brown water on the clothes.', {
    raised: 7,
    by: BIKASH,
    stage: 'Engineer Allocated',
    missed: 3,
    in: 0,
  }),
  repair(NIRMALA, 'BFH-200', DHARAN, 'Stops while running', 'It clicks and is cold.', {
    raised: 6,
    by: MANOJ,
    stage: 'Engineer Allocated',
    in: 0,
  }),
  repair(SURESH, 'BOR-009', POKHARA, 'Does not heat', 'The lamp is on.', {
    raised: 5,
    by: KIRAN_A,
    stage: 'Engineer Allocated',
    in: 1,
  }),
  repair(SUNITA, 'BIF-220', BHARATPUR, 'Broken part', 'The glass has a crack.', {
    raised: 5,
    by: SURESH_T,
    stage: 'Part Approval Pending from ASM',
    in: 3,
    tags: ['photographs asked'],
  }),
  repair(RAJESH, 'BHB-400', KATHMANDU, 'Too hot', 'One cannot hold it after a minute.', {
    raised: 4,
    by: SURESH_T,
    stage: 'Engineer Allocated',
    in: 0,
  }),
  repair(LAXMI, 'BEX-006T', BIRTAMOD, 'Sparks or smell', 'The third socket sparks.', {
    raised: 3,
    by: MANOJ,
    stage: 'Engineer Allocated',
    in: 1,
    priority: 'urgent',
  }),
  repair(KIRAN, 'BHD-180', BIRATNAGAR, 'Sparks or smell', 'It smells of burning.', {
    raised: 3,
    by: SUNIL,
    stage: 'On Service',
    in: 0,
  }),
  repair(BIKRAM, 'BJE-600', KATHMANDU, 'Leaks', 'Juice runs into the motor.', {
    raised: 2,
    stage: 'Service Center Assigned',
  }),
  repair(DIPENDRA, 'BEK-250', BIRATNAGAR, 'Does not heat', 'Since the power cut.', {
    raised: 2,
    stage: 'Service Center Assigned',
  }),
  repair(ANITA, 'BQH-080', HETAUDA, 'Does not start', 'No click, no light.', { raised: 1 }),
  repair(SURESH, 'BIK-020', POKHARA, 'Lamp', 'One of the two is dark.', { raised: 1 }),
  repair(RAJESH, 'BMG-750', KATHMANDU, 'Motor', 'It hums, and the jar stands still.', {
    raised: 1,
    by: BIKASH,
    stage: 'Engineer Allocated',
    in: 0,
    priority: 'high',
  }),
  repair(BIKRAM, 'BEK-180', KATHMANDU, 'Does not heat', 'The lamp is on, the water stays cold.', {
    raised: 1,
    by: BIKASH,
    stage: 'Engineer Allocated',
    in: 1,
  }),
  repair(MINA, 'BMG-550', PATAN, 'Noise', 'It screams from the second speed on.', {
    raised: 1,
    by: BIKASH,
    stage: 'Engineer Allocated',
    in: 2,
  }),
  repair(KIRAN, 'BEK-250', BIRATNAGAR, 'Leaks', 'Below the handle.', {
    raised: 1,
    by: MANOJ,
    stage: 'Engineer Allocated',
    in: 0,
  }),
  repair(DIPENDRA, 'BMG-750', BIRATNAGAR, 'Stops while running', 'After a minute with chutney.', {
    raised: 1,
    by: MANOJ,
    stage: 'Engineer Allocated',
    in: 2,
  }),
  repair(DIPENDRA, 'BMG-750', BIRATNAGAR, 'Motor', 'It smells of burning and stands still.', {
    raised: 28,
    by: MANOJ,
    done: 19,
    first: 'part_needed',
    part: 'SP-MG-101',
    tags: ['bad batch'],
    rating: LATE,
  }),
  repair(
    LAXMI,
    'BMG-750',
    BIRTAMOD,
    'Motor',
    'It hums and does not turn.',
    { raised: 22, by: SUNIL, done: 13, first: 'part_needed', tags: ['bad batch'] },
    { raised: 6, by: SUNIL, done: 3 },
  ),
  repair(RAJESH, 'BMG-750', KATHMANDU, 'Motor', 'The red button jumps out at once.', {
    raised: 15,
    by: BIKASH,
    done: 8,
    first: 'part_needed',
    part: 'SP-MG-102',
    tags: ['bad batch'],
  }),
]
