/** Shops and service centres of the demo; names and numbers are made up. */
export interface DemoServicePoint {
  kind: 'shop' | 'service_centre'
  name: string
  district: string
  address: string
  phones: string[]
  /** in Nepali */
  name_ne: string
  address_ne: string
  hours: string
  opens_at: string
  closes_at: string
  /** of a service centre: the districts whose complaints it gets */
  districts?: string[]
  /** days of the week on which it is closed, 0 is Sunday */
  days_off?: number[]
}

const SHOP_HOURS = 'Sunday to Friday, 10:00 to 19:00'
const CENTRE_HOURS = 'Sunday to Friday, 10:00 to 17:00'

const shop = (
  district: string,
  name: string,
  address: string,
  ...phones: string[]
): Omit<DemoServicePoint, 'name_ne' | 'address_ne'> => ({
  kind: 'shop',
  name,
  district,
  address,
  phones,
  hours: SHOP_HOURS,
  opens_at: '10:00',
  closes_at: '19:00',
  days_off: [6],
})

const centre = (
  [district = '', ...around]: string[],
  name: string,
  address: string,
  ...phones: string[]
): Omit<DemoServicePoint, 'name_ne' | 'address_ne'> => ({
  kind: 'service_centre',
  name,
  district,
  address,
  phones,
  hours: CENTRE_HOURS,
  opens_at: '10:00',
  closes_at: '17:00',
  districts: [district, ...around].toSorted(),
  days_off: [6],
})

const ENGLISH: Omit<DemoServicePoint, 'name_ne' | 'address_ne'>[] = [
  centre(
    [
      'Kathmandu',
      'Lalitpur',
      'Bhaktapur',
      'Kavrepalanchowk',
      'Dhading',
      'Nuwakot',
      'Makwanpur',
      'Chitwan',
      'Parsa',
      'Bara',
    ],
    'Kathmandu Service Centre',
    'Teku, opposite the fire station',
    '01-5900011',
    '9800000021',
  ),
  centre(
    ['Kaski', 'Syangja', 'Tanahu', 'Parbat', 'Baglung', 'Gorkha', 'Lamjung', 'Palpa', 'Rupandehi'],
    'Pokhara Service Centre',
    'Chipledhunga, Pokhara',
    '061-590012',
    '9800000022',
  ),
  centre(
    ['Morang', 'Sunsari', 'Jhapa', 'Ilam', 'Dhankuta', 'Saptari', 'Udayapur'],
    'Biratnagar Service Centre',
    'Main Road, Biratnagar',
    '021-590013',
    '9800000023',
  ),
  shop('Kathmandu', 'New Road Home Appliances', 'New Road, beside the Ranjana arcade', '01-5900031'),
  shop('Kathmandu', 'Chabahil Electronics', 'Chabahil chowk', '01-5900032', '9800000032'),
  shop('Lalitpur', 'Patan Kitchen House', 'Lagankhel, by the bus park', '01-5900033'),
  shop('Bhaktapur', 'Suryabinayak Traders', 'Suryabinayak chowk', '01-5900034'),
  shop('Kaski', 'Lakeside Electric', 'Baidam, Lakeside 6, Pokhara', '061-590035'),
  shop('Chitwan', 'Narayangadh Appliances', 'Pulchowk, Bharatpur', '056-590036', '9800000036'),
  shop('Rupandehi', 'Butwal Ghar Sansar', 'Traffic chowk, Butwal', '071-590037'),
  shop('Palpa', 'Tansen Traders', 'Bishal Bazar, Tansen', '075-590038'),
  shop('Parsa', 'Birgunj Electric House', 'Adarsha Nagar, Birgunj', '051-590039'),
  shop('Dhanusa', 'Janakpur Home Centre', 'Station Road, Janakpur', '041-590040'),
  shop('Sunsari', 'Dharan Appliances', 'Bhanu chowk, Dharan', '025-590041'),
  shop('Jhapa', 'Damak Electronics', 'Main chowk, Damak', '023-590042'),
  shop('Banke', 'Nepalgunj Traders', 'Surkhet Road, Nepalgunj', '081-590043'),
  shop('Surkhet', 'Birendranagar Supplies', 'Mangalgadhi, Birendranagar', '083-590044'),
  shop('Kailali', 'Dhangadhi Home Store', 'Hasanpur, Dhangadhi', '091-590045'),
]

/** Names and addresses in Nepali, by the English name. */
const NEPALI: Record<string, [name: string, address: string]> = {
  'Kathmandu Service Centre': ['काठमाडौँ सेवा केन्द्र', 'टेकु, दमकल कार्यालयअगाडि'],
  'Pokhara Service Centre': ['पोखरा सेवा केन्द्र', 'चिप्लेढुङ्गा, पोखरा'],
  'Biratnagar Service Centre': ['विराटनगर सेवा केन्द्र', 'मेन रोड, विराटनगर'],
  'New Road Home Appliances': ['न्युरोड होम एप्लायन्सेज', 'न्युरोड, रञ्जना आर्केडसँगै'],
  'Chabahil Electronics': ['चाबहिल इलेक्ट्रोनिक्स', 'चाबहिल चोक'],
  'Patan Kitchen House': ['पाटन किचन हाउस', 'लगनखेल, बसपार्क छेउ'],
  'Suryabinayak Traders': ['सूर्यविनायक ट्रेडर्स', 'सूर्यविनायक चोक'],
  'Lakeside Electric': ['लेकसाइड इलेक्ट्रिक', 'बैदाम, लेकसाइड ६, पोखरा'],
  'Narayangadh Appliances': ['नारायणगढ एप्लायन्सेज', 'पुल्चोक, भरतपुर'],
  'Butwal Ghar Sansar': ['बुटवल घर संसार', 'ट्राफिक चोक, बुटवल'],
  'Tansen Traders': ['तानसेन ट्रेडर्स', 'विशाल बजार, तानसेन'],
  'Birgunj Electric House': ['वीरगन्ज इलेक्ट्रिक हाउस', 'आदर्शनगर, वीरगन्ज'],
  'Janakpur Home Centre': ['जनकपुर होम सेन्टर', 'स्टेसन रोड, जनकपुर'],
  'Dharan Appliances': ['धरान एप्लायन्सेज', 'भानु चोक, धरान'],
  'Damak Electronics': ['दमक इलेक्ट्रोनिक्स', 'मुख्य चोक, दमक'],
  'Nepalgunj Traders': ['नेपालगन्ज ट्रेडर्स', 'सुर्खेत रोड, नेपालगन्ज'],
  'Birendranagar Supplies': ['वीरेन्द्रनगर सप्लायर्स', 'मंगलगढी, वीरेन्द्रनगर'],
  'Dhangadhi Home Store': ['धनगढी होम स्टोर', 'हसनपुर, धनगढी'],
}

export const SERVICE_POINTS: DemoServicePoint[] = ENGLISH.map((point) => {
  const [name_ne = '', address_ne = ''] = NEPALI[point.name] ?? []
  return { ...point, name_ne, address_ne }
})
