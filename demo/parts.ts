/** A spare part of the demo's appliances; numbers and prices are made up. */
export interface DemoPart {
  number: string
  name: string
  name_ne: string
  price: number
  reorder_level: number
  /** model numbers; none: every model */
  models: string[]
  /** false: not ordered any more */
  active?: boolean
}

/** What happened to parts, the oldest first. A place is a service centre or an engineer by name; without, the head office. */
export interface DemoPartMove {
  kind: 'received' | 'moved' | 'counted' | 'removed' | 'written_off'
  /** days ago */
  at: number
  from?: string
  to?: string
  is_defective?: boolean
  note?: string
  /** how many, by the number of the part */
  pieces: Record<string, number>
}

const MIXERS = ['BMG-750', 'BMG-550']
const KETTLES = ['BEK-150', 'BEK-180', 'BEK-250']
const RICE_COOKERS = ['BRC-180', 'BRC-100']
const FANS = ['BSF-160', 'BTF-120', 'BWF-160', 'BCF-048']

export const PARTS: DemoPart[] = [
  {
    number: 'SP-MG-101',
    name: 'Carbon brushes, pair',
    name_ne: 'कार्बन ब्रस, एक जोडा',
    price: 180,
    reorder_level: 6,
    models: MIXERS,
  },
  {
    number: 'SP-MG-102',
    name: 'Motor coupler',
    name_ne: 'मोटर कप्लर',
    price: 120,
    reorder_level: 5,
    models: MIXERS,
  },
  {
    number: 'SP-MG-103',
    name: 'Mixer motor, 750 W',
    name_ne: 'मिक्सरको मोटर, ७५० वाट',
    price: 1850,
    reorder_level: 1,
    models: ['BMG-750'],
  },
  {
    number: 'SP-MG-104',
    name: 'Jar blades with seal',
    name_ne: 'सिलसहित जारको ब्लेड',
    price: 450,
    reorder_level: 3,
    models: MIXERS,
  },
  {
    number: 'SP-EK-201',
    name: 'Kettle heating plate, 1500 W',
    name_ne: 'केतलीको तताउने प्लेट, १५०० वाट',
    price: 520,
    reorder_level: 2,
    models: ['BEK-150', 'BEK-180'],
  },
  {
    number: 'SP-EK-202',
    name: 'Kettle switch',
    name_ne: 'केतलीको स्विच',
    price: 150,
    reorder_level: 5,
    models: KETTLES,
  },
  {
    number: 'SP-RC-301',
    name: 'Rice cooker thermostat',
    name_ne: 'राइस कुकरको थर्मोस्ट्याट',
    price: 260,
    reorder_level: 4,
    models: RICE_COOKERS,
  },
  {
    number: 'SP-RC-302',
    name: 'Inner pot, 1.8 litres',
    name_ne: 'भित्री भाँडो, १.८ लिटर',
    price: 780,
    reorder_level: 1,
    models: ['BRC-180'],
  },
  {
    number: 'SP-IR-401',
    name: 'Iron thermostat',
    name_ne: 'आइरनको थर्मोस्ट्याट',
    price: 240,
    reorder_level: 3,
    models: ['BDI-100', 'BSI-160'],
  },
  {
    number: 'SP-IR-402',
    name: 'Steam iron soleplate',
    name_ne: 'स्टिम आइरनको तल्लो प्लेट',
    price: 640,
    reorder_level: 0,
    models: ['BSI-160'],
  },
  {
    number: 'SP-FN-501',
    name: 'Fan capacitor, 2.5 µF',
    name_ne: 'पंखाको क्यापासिटर, २.५ माइक्रोफ्याराड',
    price: 90,
    reorder_level: 8,
    models: FANS,
  },
  {
    number: 'SP-FN-502',
    name: 'Fan blade, 16 inches',
    name_ne: 'पंखाको पाता, १६ इन्च',
    price: 350,
    reorder_level: 0,
    models: ['BSF-160', 'BWF-160'],
  },
  {
    number: 'SP-FN-503',
    name: 'Fan regulator, old form',
    name_ne: 'पंखाको रेगुलेटर, पुरानो नमुना',
    price: 275,
    reorder_level: 0,
    models: ['BCF-048'],
    active: false,
  },
  {
    number: 'SP-GN-001',
    name: 'Power cord, three pins',
    name_ne: 'बिजुलीको तार, तीन पिन',
    price: 220,
    reorder_level: 6,
    models: [],
  },
  {
    number: 'SP-MG-105',
    name: 'Overload switch',
    name_ne: 'ओभरलोड स्विच',
    price: 95,
    reorder_level: 0,
    models: ['BMG-500J'],
  },
  {
    number: 'SP-OT-601',
    name: 'Upper heating rod',
    name_ne: 'माथिल्लो तताउने रड',
    price: 310,
    reorder_level: 0,
    models: ['BOT-028'],
  },
  {
    number: 'SP-WP-701',
    name: 'Tap with washer',
    name_ne: 'वासरसहित धारा',
    price: 160,
    reorder_level: 0,
    models: ['BWP-010'],
  },
  {
    number: 'SP-IF-801',
    name: 'Glass plate',
    name_ne: 'सिसाको प्लेट',
    price: 1450,
    reorder_level: 0,
    models: ['BIF-220'],
  },
]

const KATHMANDU = 'Kathmandu Service Centre'
const POKHARA = 'Pokhara Service Centre'
const BIRATNAGAR = 'Biratnagar Service Centre'

export const PART_MOVES: DemoPartMove[] = [
  {
    kind: 'received',
    at: 60,
    note: 'Bill 2083-114',
    pieces: {
      'SP-MG-101': 60,
      'SP-MG-102': 40,
      'SP-MG-103': 8,
      'SP-MG-104': 24,
      'SP-EK-201': 16,
      'SP-EK-202': 40,
      'SP-RC-301': 30,
      'SP-RC-302': 8,
      'SP-IR-401': 24,
      'SP-FN-501': 80,
      'SP-FN-502': 10,
      'SP-FN-503': 6,
      'SP-GN-001': 50,
    },
  },
  {
    kind: 'moved',
    at: 52,
    to: KATHMANDU,
    pieces: {
      'SP-MG-101': 16,
      'SP-MG-102': 10,
      'SP-MG-103': 2,
      'SP-MG-104': 6,
      'SP-EK-201': 5,
      'SP-EK-202': 12,
      'SP-RC-301': 10,
      'SP-IR-401': 8,
      'SP-FN-501': 20,
      'SP-GN-001': 12,
    },
  },
  {
    kind: 'moved',
    at: 51,
    to: POKHARA,
    note: 'By the night bus',
    pieces: {
      'SP-MG-101': 12,
      'SP-MG-102': 8,
      'SP-MG-103': 1,
      'SP-MG-104': 4,
      'SP-EK-202': 8,
      'SP-RC-301': 6,
      'SP-RC-302': 2,
      'SP-FN-501': 12,
      'SP-FN-503': 4,
      'SP-GN-001': 8,
    },
  },
  {
    kind: 'moved',
    at: 50,
    to: BIRATNAGAR,
    pieces: { 'SP-MG-101': 8, 'SP-MG-102': 6, 'SP-EK-202': 5, 'SP-RC-301': 5, 'SP-FN-501': 16, 'SP-GN-001': 6 },
  },
  {
    kind: 'received',
    at: 40,
    note: 'Bill 2083-121',
    pieces: { 'SP-OT-601': 6, 'SP-WP-701': 10, 'SP-IF-801': 2 },
  },
  {
    kind: 'moved',
    at: 34,
    from: KATHMANDU,
    to: 'Bikash Maharjan',
    pieces: { 'SP-MG-101': 4, 'SP-MG-102': 3, 'SP-EK-202': 4, 'SP-GN-001': 2 },
  },
  {
    kind: 'moved',
    at: 33,
    from: POKHARA,
    to: 'Ramesh Gautam',
    pieces: { 'SP-MG-101': 4, 'SP-MG-102': 4, 'SP-RC-301': 3, 'SP-FN-501': 2 },
  },
  {
    kind: 'moved',
    at: 31,
    from: BIRATNAGAR,
    to: 'Manoj Rai',
    pieces: { 'SP-MG-101': 3, 'SP-EK-202': 2, 'SP-FN-501': 10 },
  },
  {
    kind: 'removed',
    at: 20,
    to: 'Ramesh Gautam',
    is_defective: true,
    pieces: { 'SP-MG-103': 1, 'SP-RC-301': 2 },
  },
  {
    kind: 'moved',
    at: 18,
    from: 'Ramesh Gautam',
    to: POKHARA,
    is_defective: true,
    pieces: { 'SP-MG-103': 1, 'SP-RC-301': 2 },
  },
  {
    kind: 'written_off',
    at: 12,
    from: POKHARA,
    is_defective: true,
    note: 'Sent back to the supplier',
    pieces: { 'SP-RC-301': 1 },
  },
  {
    kind: 'received',
    at: 9,
    note: 'Bill 2083-139',
    pieces: { 'SP-FN-501': 40, 'SP-GN-001': 20 },
  },
  {
    kind: 'counted',
    at: 4,
    from: KATHMANDU,
    note: 'Count of the month',
    pieces: { 'SP-FN-501': 1, 'SP-MG-104': 1 },
  },
]
