import type { Locale } from 'contract/core/locale'
import nepali from 'contract/data/places.ne.json'
import { pageLocale } from '../locale.ts'

declare const PAGE_LOCALE: Locale | undefined

export interface Zone {
  name: string
  areas: readonly string[]
}

/** The zones of the country and their areas; a long list, so only the form loads it. */
export async function loadZones(): Promise<readonly Zone[]> {
  const { default: data } = await import('contract/data/zones.json')
  return data.zones.map(({ name, areas }) => ({ name, areas: inOrder(areas.map((area) => area.name)) }))
}

/** The list is in the order of the English names. */
const inOrder = (names: string[]): string[] =>
  pageLocale() === 'ne' ? names.toSorted((a, b) => placeName(a).localeCompare(placeName(b), 'ne')) : names

/** A zone or area as people read it, by the name in capitals that is sent. A build for English browsers goes without the Nepali names, so the constant is asked here. */
export const placeName = (name: string): string =>
  (typeof PAGE_LOCALE !== 'undefined' && PAGE_LOCALE === 'en') || pageLocale() === 'en'
    ? inSmallLetters(name)
    : ((nepali as Record<string, string>)[name] ?? inSmallLetters(name))

/** `KAMALBAZZAR (WARD 2)` as `Kamalbazzar (Ward 2)`. */
const inSmallLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

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

/** The zone of a district, and its area of the city's name where the list has one; empty where unknown. */
export function placeOf({ district, city }: { district: string; city: string }, zones: readonly Zone[]) {
  const zone = Object.keys(DISTRICTS_OF).find((name) => districtsOf(name).includes(district)) ?? ''
  const areas = zones.find(({ name }) => name === zone)?.areas ?? []
  return { zone, area: areas.find((area) => area === city.trim().toUpperCase()) ?? '' }
}

const districtsOf = (zone: string): readonly string[] =>
  DISTRICTS_OF[zone]!.split(' ').map((name) => name.replace('_', ' '))
