/** Shops and service centres of the demo; names and numbers are made up. */
export interface DemoServicePoint {
  kind: 'shop' | 'service_centre'
  name: string
  district: string
  address: string
  phones: string[]
  hours: string
  /** of a service centre: the districts whose complaints it gets */
  districts?: string[]
  /** days of the week on which it is closed, 0 is Sunday */
  days_off?: number[]
}

const SHOP_HOURS = 'Sunday to Friday, 10:00 to 19:00'
const CENTRE_HOURS = 'Sunday to Friday, 10:00 to 17:00'

const shop = (district: string, name: string, address: string, ...phones: string[]): DemoServicePoint => ({
  kind: 'shop',
  name,
  district,
  address,
  phones,
  hours: SHOP_HOURS,
})

const centre = (
  [district = '', ...around]: string[],
  name: string,
  address: string,
  ...phones: string[]
): DemoServicePoint => ({
  kind: 'service_centre',
  name,
  district,
  address,
  phones,
  hours: CENTRE_HOURS,
  districts: [district, ...around].toSorted(),
  days_off: [6],
})

export const SERVICE_POINTS: DemoServicePoint[] = [
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
  shop('Dhanusha', 'Janakpur Home Centre', 'Station Road, Janakpur', '041-590040'),
  shop('Sunsari', 'Dharan Appliances', 'Bhanu chowk, Dharan', '025-590041'),
  shop('Jhapa', 'Damak Electronics', 'Main chowk, Damak', '023-590042'),
  shop('Banke', 'Nepalgunj Traders', 'Surkhet Road, Nepalgunj', '081-590043'),
  shop('Surkhet', 'Birendranagar Supplies', 'Mangalgadhi, Birendranagar', '083-590044'),
  shop('Kailali', 'Dhangadhi Home Store', 'Hasanpur, Dhangadhi', '091-590045'),
]
