import type { DemoReview } from './shapes.ts'

const [SUNITA, BIKRAM, NIRMALA, DIPENDRA, MINA, RAJESH] = [
  '9855883640',
  '9863223901',
  '9870564162',
  '9877904423',
  '9885244684',
  '9892584945',
] as const
const [SARITA, KIRAN, ANITA, SURESH, PRATIMA, LAXMI] = [
  '9899925206',
  '9807265467',
  '9814605728',
  '9821945989',
  '9829286250',
  '9843966772',
] as const
const [ASHA, PRAKASH] = ['9841203118', '9848543379'] as const

/** One a person a product. Asha and Prakash review what they own. */
export const REVIEWS: DemoReview[] = [
  ...of(
    'BRC-180',
    [SUNITA, 5, 'Rice for six every morning since Dashain. Nothing sticks if you rest it five minutes.', 41],
    [BIKRAM, 4, 'Good rice. The measuring cup could have clearer lines.', 33],
    [MINA, 5, 'Runs on our inverter and keeps warm without drying out.', 20],
    [KIRAN, 3, 'Works well, but the lid drips on the counter when I open it.', 12],
  ),
  ...of(
    'BEK-150',
    [ASHA, 5, 'Five minutes for a full jug, I timed it. The water gauge is easy to read.', 120],
    [RAJESH, 4, 'Fast and quiet. Cord is a little short for my shelf.', 64],
    [ANITA, 5, 'Third kettle in this house and the first that does not smell of plastic.', 18],
    [SURESH, 4, 'Hard water here. Lemon juice once a month and it looks new.', 10],
  ),
  ...of(
    'BSF-160',
    [DIPENDRA, 5, 'Janakpur in June. It ran day and night and never got hot.', 88],
    [SARITA, 4, 'Strong air. Third speed is loud, second is enough.', 52],
    [LAXMI, 5, 'Easy to put together, the clips really click.', 7],
  ),
  ...of(
    'BMG-750',
    [ASHA, 4, 'Grinds soaked dal for bara in two minutes. Waiting for a new jar, the service answers quickly.', 4],
    [NIRMALA, 5, 'Dry masala as fine as from the mill.', 75],
    [PRATIMA, 4, 'Powerful, and it sounds like it.', 22],
  ),
  ...of(
    'BAF-420',
    [BIKRAM, 5, 'Samosa without the oil and my mother approves.', 47],
    [MINA, 4, 'Basket is easy to wash. Four people is the limit.', 29],
    [KIRAN, 5, 'Sekuwa at 180 for 16 minutes. That is all you need to know.', 15],
  ),
  ...of(
    'BIC-200',
    [RAJESH, 4, 'Saved us during the gas shortage. Old pots did not work on it, the shop had told us.', 60],
    [SURESH, 5, 'Holds even when the voltage drops in the evening.', 26],
    [LAXMI, 3, 'Heats well but the fan goes on for a long time after.', 5],
  ),
  ...of(
    'BHH-120',
    [SUNITA, 5, 'Warm at once. One rod is enough for two people.', 19],
    [PRATIMA, 4, 'Good heat. I wish the cord were longer.', 11],
  ),
  ...of(
    'BVB-750',
    [
      PRAKASH,
      5,
      'Tea poured at six is still too hot to drink at noon. The loop on the lid is strong enough to hang from a bag on the trail.',
      35,
    ],
    [NIRMALA, 4, 'Good bottle and the paint does not chip. I would like a wider mouth for ice.', 31],
    [ANITA, 5, 'Came back from Poon Hill with warm tea in it.', 14],
    [DIPENDRA, 5, 'Keeps water cold in the field until evening.', 9],
  ),
  ...of(
    'BGK-090',
    [MINA, 5, 'The pour is thin and steady. My coffee got better.', 24],
    [BIKRAM, 4, 'Beautiful. Small for guests, right for two.', 13],
  ),
  ...of(
    'BPC-500',
    [SARITA, 5, 'My mother’s pressure cooker was this brand too. Hers is still in use.', 70],
    [KIRAN, 5, 'Gasket found in the shop round the corner. That is why.', 43],
    [SUNITA, 4, 'Heavy, in a good way.', 17],
  ),
  ...of(
    'BGY-025',
    [ASHA, 4, 'Two showers and warm water left. Fitted in an hour.', 55],
    [RAJESH, 5, 'Stays warm until the next morning.', 28],
  ),
  ...of(
    'BAC-045',
    [PRAKASH, 4, 'Cools one room in Butwal well. The blade was bent at first, changed in two days.', 50],
    [SARITA, 4, 'Ice tray helps. Keep the window open.', 38],
  ),
  ...of(
    'BEP-600',
    [ASHA, 5, 'Rajma without soaking, forty minutes, nobody counting whistles.', 100],
    [ANITA, 4, 'Took a week to learn the keys, now daily.', 21],
  ),
  ...of(
    'BDI-100',
    [LAXMI, 4, 'Light and hot. Cord turns freely.', 6],
    [SURESH, 5, 'Sole still smooth after a year of school shirts.', 16],
  ),
  ...of(
    'BTR-020',
    [BIKRAM, 5, 'One charge lasted my whole trip to Dolpa.', 36],
    [DIPENDRA, 4, 'Good for beards. Comb number two is a bit loose.', 23],
  ),
  ...of('BHH-120', [RAJESH, 2, 'Mero pasal ma sasto cha, phone gara hai!', 8]).map((review) => ({
    ...review,
    hidden: 'It advertises another shop',
  })),
]

type Said = [contact: string, rating: DemoReview['rating'], review: string, at: number]

function of(model_num: string, ...said: Said[]): DemoReview[] {
  return said.map(([contact, rating, review, at]) => ({ model_num, contact, rating, review, at }))
}
