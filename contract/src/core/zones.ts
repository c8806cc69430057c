/** The old zones, by which the service organisation still plans, and their districts. */
const DISTRICTS_OF: Record<string, string> = {
  MECHI: 'Taplejung Panchthar Ilam Jhapa',
  KOSHI: 'Bhojpur Dhankuta Morang Sankhuwasabha Sunsari Tehrathum',
  SAGARMATHA: 'Khotang Okhaldhunga Saptari Siraha Solukhumbu Udayapur',
  JANAKPUR: 'Dhanusa Dolakha Mahottari Ramechhap Sarlahi Sindhuli',
  BAGMATI: 'Bhaktapur Dhading Kathmandu Kavrepalanchowk Lalitpur Nuwakot Rasuwa Sindhupalchok',
  NARAYANI: 'Bara Chitwan Makwanpur Parsa Rautahat',
  GANDAKI: 'Gorkha Kaski Lamjung Manang Syangja Tanahu',
  DHAULAGIRI: 'Baglung Mustang Myagdi Parbat',
  LUMBINI: 'Arghakhanchi Gulmi Kapilvastu Nawalpur Palpa Parasi Rupandehi',
  RAPTI: 'Dang Eastern_Rukum Pyuthan Rolpa Salyan Western_Rukum',
  BHERI: 'Banke Bardiya Dailekh Jajarkot Surkhet',
  KARNALI: 'Dolpa Humla Jumla Kalikot Mugu',
  SETI: 'Achham Bajhang Bajura Doti Kailali',
  MAHAKALI: 'Baitadi Dadeldhura Darchula Kanchanpur',
}

export const ZONES: readonly string[] = Object.keys(DISTRICTS_OF)

/** The zone of a district; empty where it is unknown. */
export const zoneOf = (district: string): string =>
  Object.keys(DISTRICTS_OF).find((zone) => districtsOf(zone).includes(district)) ?? ''

/** The districts of a zone; none where it is unknown. */
export const districtsOf = (zone: string): readonly string[] =>
  (DISTRICTS_OF[zone] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((name) => name.replace('_', ' '))
