/** What waits for staff in the back office besides registrations and complaints, and the offers that the portal makes. */
import type { SubCategoryName } from './catalogue/sub-categories.ts'
import type { DaysAgo } from './people/shapes.ts'

export type DemoQuotation = {
  contact: string
  model_num: string
  quantity: number
  /** further models */
  others?: readonly { model_num: string; quantity: number }[]
  description: string
  status: 'Pending' | 'Approved' | 'Rejected'
  reason?: string
  /** The offer, sent or in preparation; days from today for which it is valid, negative once it has expired. */
  offer?: { valid_for: number; lines: readonly { description: string; quantity: number; unit_price: number }[] }
  at: DaysAgo
}

export const QUOTATIONS: DemoQuotation[] = [
  {
    contact: '9841203118',
    model_num: 'BVB-750',
    quantity: 60,
    description: 'For the guests of a lodge in Ghandruk, graphite, before the autumn season.',
    status: 'Approved',
    offer: {
      valid_for: -39,
      lines: [
        { description: 'Vacuum bottle 750 ml, graphite', quantity: 60, unit_price: 1_480 },
        { description: 'Lettering of the lodge’s name', quantity: 60, unit_price: 90 },
        { description: 'Delivery to Ghandruk', quantity: 1, unit_price: 6_500 },
      ],
    },
    at: 70,
  },
  {
    contact: '9841203118',
    model_num: 'BEK-150',
    quantity: 12,
    description: 'One for each room of the new house.',
    status: 'Approved',
    offer: {
      valid_for: 24,
      lines: [
        { description: 'Electric kettle 1.5 l', quantity: 12, unit_price: 2_150 },
        { description: 'विद्युतीय केतलीको अतिरिक्त ढक्कन', quantity: 12, unit_price: 180 },
      ],
    },
    at: 9,
  },
  {
    contact: '9841203118',
    model_num: 'BEB-200',
    quantity: 24,
    others: [
      { model_num: 'BEK-150', quantity: 12 },
      { model_num: 'BVF-100', quantity: 40 },
    ],
    description: 'For a guest house with double beds, delivered to Pokhara in Mangsir.',
    status: 'Pending',
    at: 3,
  },
  {
    contact: '9848543379',
    model_num: 'BCF-048',
    quantity: 35,
    description: 'Class rooms of a school in Butwal. White, with fitting.',
    status: 'Pending',
    offer: {
      valid_for: 30,
      lines: [
        { description: 'Ceiling fan, white', quantity: 35, unit_price: 3_250 },
        { description: 'Fitting, each', quantity: 35, unit_price: 350 },
      ],
    },
    at: 6,
  },
  {
    contact: '9848543379',
    model_num: 'BMO-020',
    quantity: 4,
    description: 'For the canteen.',
    status: 'Rejected',
    reason: 'Out of stock until the next shipment.',
    at: 45,
  },
]

export type DemoPersonalisation = {
  contact: string
  model_num: string
  /** At most 8 characters horizontally, 13 vertically. */
  text: string
  placement: 'horizontal' | 'vertical'
  font_style: 'gothamNarrow' | 'arial'
  color: string
  size: string
  quantity: number
  status: 'pending' | 'approved' | 'rejected'
  reason?: string
  /** the product with its lettering, drawn as the shop draws it */
  picture: string
  at: DaysAgo
}

export const PERSONALISATIONS: DemoPersonalisation[] = [
  {
    contact: '9841203118',
    model_num: 'BVB-750',
    text: 'ASHA',
    placement: 'horizontal',
    font_style: 'gothamNarrow',
    color: '#3f5a4c',
    size: '750 ml',
    quantity: 1,
    status: 'approved',
    picture: 'lettering-asha.webp',
    at: 66,
  },
  {
    contact: '9841203118',
    model_num: 'BVF-100',
    text: 'Annapurna',
    placement: 'vertical',
    font_style: 'arial',
    color: '#34506a',
    size: '1 litre',
    quantity: 2,
    status: 'pending',
    picture: 'lettering-annapurna.webp',
    at: 2,
  },
  {
    contact: '9848543379',
    model_num: 'BTU-500',
    text: 'आमा',
    placement: 'horizontal',
    font_style: 'arial',
    color: '#a8142b',
    size: '500 ml',
    quantity: 1,
    status: 'pending',
    picture: 'lettering-aama.webp',
    at: 1,
  },
  {
    contact: '9841203118',
    model_num: 'BVB-500',
    text: 'तिज २०८३',
    placement: 'horizontal',
    font_style: 'gothamNarrow',
    color: '#cdbfae',
    size: '500 ml',
    quantity: 12,
    status: 'rejected',
    reason: 'The half litre is out of stock in sand until Kartik. Please choose another colour.',
    picture: 'lettering-teej.webp',
    at: 20,
  },
]

export type DemoMessage = {
  name: string
  email: string
  phone: string
  note: string
  at: DaysAgo
  /** when it was first opened */
  read?: DaysAgo
  kind?: 'dealer'
  /** an e-mail of the desk, when it was opened */
  answer?: string
}

export const MESSAGES: DemoMessage[] = [
  {
    name: 'Ganesh Oli',
    email: 'ganesh.oli@example.com',
    phone: '9857012246',
    note: 'Is there a service counter in Ghorahi? My rice cooker needs a new plate.',
    at: 1,
  },
  {
    name: 'Rita Khadka',
    email: 'rita.khadka@example.com',
    phone: '9803441907',
    note: 'I would like to sell your fans in Lamahi. Who should I talk to?',
    at: 4,
    kind: 'dealer',
  },
  {
    name: 'Tenzing Sherpa',
    email: 'tenzing.sherpa@example.com',
    phone: '9869120534',
    note: 'Does the 1 litre flask fit the side pocket of a 40 litre rucksack?',
    at: 9,
    read: 8,
    answer: 'Yes: it is 8 cm wide, and the side pockets of such rucksacks take 10 cm.',
  },
]

export type DemoWarrantyPackage = {
  sub_category: SubCategoryName
  period: string
  type: string
  /** Whole rupees, and as many points. */
  amt: number
  /** HTML. */
  offers: string
  type_ne: string
  offers_ne: string
}

export const WARRANTY_PACKAGES: DemoWarrantyPackage[] = [
  {
    sub_category: 'Mixer Grinder',
    period: '6 Months',
    type: 'Silver',
    type_ne: 'सिल्भर',
    amt: 250,
    offers: '<ul><li>Motor and coupler</li><li>Repair at the counter</li></ul>',
    offers_ne: '<ul><li>मोटर र कप्लर</li><li>काउन्टरमै मर्मत</li></ul>',
  },
  {
    sub_category: 'Mixer Grinder',
    period: '12 Months',
    type: 'Gold',
    type_ne: 'गोल्ड',
    amt: 450,
    offers: '<ul><li>Motor, coupler and jars</li><li>Picked up at home in the valley</li></ul>',
    offers_ne: '<ul><li>मोटर, कप्लर र जार</li><li>उपत्यकाभित्र घरबाटै लिइन्छ</li></ul>',
  },
  {
    sub_category: 'Electric Kettle',
    period: '6 Months',
    type: 'Silver',
    type_ne: 'सिल्भर',
    amt: 150,
    offers: '<ul><li>Element and switch</li></ul>',
    offers_ne: '<ul><li>एलिमेन्ट र स्विच</li></ul>',
  },
  {
    sub_category: 'Electric Kettle',
    period: '1 Year',
    type: 'Gold',
    type_ne: 'गोल्ड',
    amt: 280,
    offers: '<ul><li>Element, switch and base</li><li>A new kettle when repair takes over a week</li></ul>',
    offers_ne: '<ul><li>एलिमेन्ट, स्विच र आधार</li><li>मर्मतमा एक हप्ताभन्दा बढी लागे नयाँ केतली</li></ul>',
  },
  {
    sub_category: 'Geyser',
    period: '24 Months',
    type: 'Platinum',
    type_ne: 'प्लाटिनम',
    amt: 1900,
    offers: '<ul><li>Tank, element and thermostat</li><li>One visit a year for the rod</li></ul>',
    offers_ne: '<ul><li>ट्याङ्की, एलिमेन्ट र थर्मोस्टेट</li><li>रड जाँच्न वर्षमा एक पटक सेवा भेट</li></ul>',
  },
  {
    sub_category: 'Electric Pressure Cooker',
    period: '12 Months',
    type: 'Gold',
    type_ne: 'गोल्ड',
    amt: 600,
    offers: '<ul><li>Panel, valve and sealing ring</li></ul>',
    offers_ne: '<ul><li>प्यानल, भल्भ र सिलिङ रबर</li></ul>',
  },
  {
    sub_category: 'Stand Fan',
    period: '12 Months',
    type: 'Gold',
    type_ne: 'गोल्ड',
    amt: 350,
    offers: '<ul><li>Motor, blades and guard</li></ul>',
    offers_ne: '<ul><li>मोटर, पाता र जाली</li></ul>',
  },
  {
    sub_category: 'Air Cooler',
    period: '12 Months',
    type: 'Gold',
    type_ne: 'गोल्ड',
    amt: 900,
    offers: '<ul><li>Pump, motor and pads</li><li>Cleaning before the season</li></ul>',
    offers_ne: '<ul><li>पम्प, मोटर र प्याड</li><li>याम सुरु हुनुअघि सफाइ</li></ul>',
  },
]
