import type { DemoAccount, DemoFieldAccount, DemoStaff, DemoPerson } from './shapes.ts'

/** The two customers of the README. */
export const CUSTOMERS: DemoAccount[] = [
  {
    role: 'customer',
    firstname: 'Asha',
    lastname: 'Gurung',
    contact: '9841203118',
    email: 'asha.gurung@example.com',
    password: 'asha-demo-2026',
    gender: 'female',
    dob: '1991-04-23',
    district: 'Kaski',
    city: 'Pokhara',
    customerAddress: 'Lakeside 6, Barahi Marga',
    joined: 402,
  },
  {
    role: 'customer',
    firstname: 'Prakash',
    lastname: 'Adhikari',
    contact: '9848543379',
    email: 'prakash.adhikari@example.com',
    password: 'prakash-demo-2026',
    gender: 'male',
    dob: '1984-11-02',
    district: 'Rupandehi',
    city: 'Butwal',
    customerAddress: 'Traffic Chowk, Ward 8',
    joined: 233,
  },
]

/** Works at the service desk in the back office. */
export const STAFF: DemoStaff = {
  role: 'service_incharge',
  firstname: 'Deepa',
  lastname: 'Karki',
  contact: '9801122334',
  email: 'deepa.karki@example.com',
  gender: 'female',
  dob: '1988-07-15',
  district: 'Lalitpur',
  city: 'Lalitpur',
  customerAddress: 'Patan Dhoka',
  joined: 720,
}

/** The engineers of the README, each with their name on the list of engineers. */
export const FIELD_ACCOUNTS: DemoFieldAccount[] = [
  {
    role: 'engineer',
    firstname: 'Bikash',
    lastname: 'Maharjan',
    engineer: 'Bikash Maharjan',
    contact: '9800000041',
    email: 'bikash.maharjan@example.com',
    password: 'bikash-demo-2026',
    gender: 'male',
    dob: '1990-03-12',
    district: 'Kathmandu',
    city: 'Kathmandu',
    customerAddress: 'Asan 27',
    joined: 300,
  },
  {
    role: 'engineer',
    firstname: 'Manoj',
    lastname: 'Rai',
    engineer: 'Manoj Rai',
    contact: '9800000047',
    email: 'manoj.rai@example.com',
    password: 'manoj-demo-2026',
    gender: 'male',
    dob: '1986-12-01',
    district: 'Morang',
    city: 'Biratnagar',
    customerAddress: 'Rani 3',
    joined: 280,
  },
]

/** Others, who have no password: they fill the customer list and write reviews. */
export const NEIGHBOURS: DemoPerson[] = [
  person('Sunita', 'Shrestha', '9855883640', 'female', '1979-02-11', 'Chitwan', 'Bharatpur', 'Narayangarh 4', 210),
  person('Bikram', 'Thapa', '9863223901', 'male', '1995-09-30', 'Kathmandu', 'Kathmandu', 'New Road 22', 188),
  person('Nirmala', 'Rai', '9870564162', 'female', '1987-06-18', 'Sunsari', 'Dharan', 'Bhanu Chowk', 171),
  person('Dipendra', 'Yadav', '9877904423', 'male', '1990-01-05', 'Dhanusa', 'Janakpur', 'Station Road 7', 150),
  person('Mina', 'Tamang', '9885244684', 'female', '1998-12-24', 'Lalitpur', 'Lalitpur', 'Jawalakhel', 133),
  person('Rajesh', 'Maharjan', '9892584945', 'male', '1982-08-09', 'Bhaktapur', 'Bhaktapur', 'Dudhpati 7', 117),
  person('Sarita', 'Chaudhary', '9899925206', 'female', '1993-03-27', 'Kailali', 'Dhangadhi', 'Hasanpur 5', 96),
  person('Kiran', 'Bhattarai', '9807265467', 'male', '1976-10-13', 'Morang', 'Biratnagar', 'Traffic Chowk', 80),
  person('Anita', 'Lama', '9814605728', 'female', '2000-05-21', 'Makwanpur', 'Hetauda', 'School Road 3', 61),
  person('Suresh', 'Magar', '9821945989', 'male', '1989-04-02', 'Palpa', 'Tansen', 'Bhagwati Tol', 44),
  person('Pratima', 'Joshi', '9829286250', 'female', '1985-11-19', 'Kanchanpur', 'Mahendranagar', 'Bhansi 4', 27),
  person('Laxmi', 'Basnet', '9843966772', 'female', '1996-07-08', 'Jhapa', 'Birtamod', 'Mukti Chowk', 9),
]

function person(
  firstname: string,
  lastname: string,
  contact: string,
  gender: DemoPerson['gender'],
  dob: string,
  district: string,
  city: string,
  customerAddress: string,
  joined: number,
): DemoPerson {
  const email = `${firstname}.${lastname}@example.com`.toLowerCase()
  return { firstname, lastname, contact, email, gender, dob, district, city, customerAddress, joined }
}
