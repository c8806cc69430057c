/** Engineers of the demo's service centres; names and numbers are made up. */
export interface DemoEngineer {
  name: string
  phone: string
  /** the name of a service centre */
  centre: string
  /** names of categories; none: everything */
  skills: string[]
}

const KATHMANDU = 'Kathmandu Service Centre'
const POKHARA = 'Pokhara Service Centre'
const BIRATNAGAR = 'Biratnagar Service Centre'

export const ENGINEERS: DemoEngineer[] = [
  { name: 'Bikash Maharjan', phone: '9800000041', centre: KATHMANDU, skills: [] },
  { name: 'Suresh Tamang', phone: '9800000042', centre: KATHMANDU, skills: ['Kitchen'] },
  { name: 'Anil Shakya', phone: '9800000043', centre: KATHMANDU, skills: ['Winter', 'Summer'] },
  { name: 'Ramesh Gautam', phone: '9846077310', centre: POKHARA, skills: [] },
  { name: 'Dipak Gurung', phone: '9800000045', centre: POKHARA, skills: ['Kitchen'] },
  { name: 'Kiran Adhikari', phone: '9800000046', centre: POKHARA, skills: ['Winter', 'Summer'] },
  { name: 'Manoj Rai', phone: '9800000047', centre: BIRATNAGAR, skills: [] },
  { name: 'Sunil Limbu', phone: '9800000048', centre: BIRATNAGAR, skills: ['Kitchen'] },
]
