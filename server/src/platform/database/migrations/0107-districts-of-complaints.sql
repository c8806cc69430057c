-- Where a complaint and a customer are: the district of a complaint, one of 77, beside the zone and area of the wire; the
-- local level and its ward of both, where they are known.
alter table account
  add column local_level text not null default '',
  add column ward smallint check (ward between 1 and 40),
  add constraint account_ward check (ward is null or local_level <> '');
alter table complaint
  add column district text not null default '',
  add column local_level text not null default '',
  add column ward smallint check (ward between 1 and 40),
  add constraint complaint_ward check (ward is null or local_level <> '');

-- Earlier complaints have their district where it is certain: the area lies in one, or without an area the customer's own
-- is in the zone. For any other it stays empty.
create temporary table zone_district (zone, districts) on commit drop as
  select zone, districts::text[] from (values
    ('MECHI', '{"Taplejung","Panchthar","Ilam","Jhapa"}'),
    ('KOSHI', '{"Bhojpur","Dhankuta","Morang","Sankhuwasabha","Sunsari","Tehrathum"}'),
    ('SAGARMATHA', '{"Khotang","Okhaldhunga","Saptari","Siraha","Solukhumbu","Udayapur"}'),
    ('JANAKPUR', '{"Dhanusa","Dolakha","Mahottari","Ramechhap","Sarlahi","Sindhuli"}'),
    ('BAGMATI', '{"Bhaktapur","Dhading","Kathmandu","Kavrepalanchowk","Lalitpur","Nuwakot","Rasuwa","Sindhupalchok"}'),
    ('NARAYANI', '{"Bara","Chitwan","Makwanpur","Parsa","Rautahat"}'),
    ('GANDAKI', '{"Gorkha","Kaski","Lamjung","Manang","Syangja","Tanahu"}'),
    ('DHAULAGIRI', '{"Baglung","Mustang","Myagdi","Parbat"}'),
    ('LUMBINI', '{"Arghakhanchi","Gulmi","Kapilvastu","Nawalpur","Palpa","Parasi","Rupandehi"}'),
    ('RAPTI', '{"Dang","Eastern Rukum","Pyuthan","Rolpa","Salyan","Western Rukum"}'),
    ('BHERI', '{"Banke","Bardiya","Dailekh","Jajarkot","Surkhet"}'),
    ('KARNALI', '{"Dolpa","Humla","Jumla","Kalikot","Mugu"}'),
    ('SETI', '{"Achham","Bajhang","Bajura","Doti","Kailali"}'),
    ('MAHAKALI', '{"Baitadi","Dadeldhura","Darchula","Kanchanpur"}')
  ) as listed (zone, districts);
create temporary table area_district (zone, district, areas) on commit drop as
  select zone, district, areas::text[] from (values
    ('BAGMATI', 'Kathmandu', '{"AIRPORT","ANAMNAGAR","ASON","BABARMAHAL","BAGBAZAAR","BALKHU","BALUWATAR","BANSBARI","BATTISPUTALI","BHIMSENGOLA","BOUDHA","BUDDHANAGAR","BUDHANILKANTHA","CHANDRAGIRI","CHABAHIL","CHETTRAPATI","DAKSHINKALI","DALLU","DHOBICHAUR","GAUSHALA","GAURIGHAT","GHATTEKULO","GOKARNESHWOR","GOLFUTAR","JAMAL","JORPATI","KAGESHWOR-MANOHARA","KALANKI","KALIMATI","KAMLADI","KAPAN","KATHMANDU","KIRTIPUR","KOTESHWOR","KULESHWOR","LAINCHAUR","LAZIMPAT","MAHARAJGUNJ","MAITIDEVI","MINBHAWAN","NAGARJUN","NAIKAP","NAXAL","NEW BANESHWOR","NEW ROAD","OLD BANESHWOR","PANIPOKHARI","PUTALISADAK","SAMAKHUSI","SATUNGAL","SINAMANGAL","SUNDARIJAL","TANGAL","TARKESHWOR","TEENTHANA","TEENKUNE","TEKU","THANKOT","THAMEL","TOKHA","TRIPURESHWOR"}'),
    ('BAGMATI', 'Lalitpur', '{"BAGDOL","BHAISEPATI","DHAPAKHEL","EKANTAKUNA","GODAWARI","GWARKO","HARISIDDHI","IMADOL","JAWALAKHEL","KUMARIPATI","KUPANDOLE","KUSUNTI","LAGANKHEL","LUBU","MAHALAXMI","NAKHHU","SANEPA","SATDOBATO","SUNAKOTI","THASIKHEL","TIKATHALI"}'),
    ('BAGMATI', 'Dhading', '{"BAIRENI","BENIGHAT","DHADING","DHUNIBESI","GAJURI","GALCHHI","NAUBISE","NILKANTHA"}'),
    ('BAGMATI', 'Kavrepalanchowk', '{"BANEPA","DHULIKHEL","NAMOBOUDHA","PANAUTI","PANCHKHAL"}'),
    ('BAGMATI', 'Sindhupalchok', '{"BARHABISE","CHAUTARA","MELAMCHI","SINDHUPALCHOWK"}'),
    ('BAGMATI', 'Nuwakot', '{"BELKOTGADHI","BIDUR","NUWAKOT"}'),
    ('BAGMATI', 'Bhaktapur', '{"CHANGUNARAYAN","JAGATI","KAUSHALTAR","LOKANTHALI","MADHYAPUR THIMI","SALLAGHARI","SURYABINAYAK","THIMI"}'),
    ('BAGMATI', 'Dolakha', '{"CHARIKOT"}'),
    ('BAGMATI', 'Rasuwa', '{"RASUWA"}'),
    ('BHERI', 'Dailekh', '{"AATHABIS","DULLU","NARAYAN"}'),
    ('BHERI', 'Bardiya', '{"BARBARDIYA","GULERIA","RAJAPUR","THAKURBABA"}'),
    ('BHERI', 'Surkhet', '{"GURBHAKOT","LEKBESHI","PANCHAPURI","SURKHET"}'),
    ('BHERI', 'Banke', '{"KOHALPUR","NEPALGUNJ"}'),
    ('DHAULAGIRI', 'Baglung', '{"BAGLUNG"}'),
    ('GANDAKI', 'Lamjung', '{"BESISAHAR","SUNDAR BAZAAR"}'),
    ('GANDAKI', 'Tanahu', '{"BHANU","BHIMAD","DAMAULI","SHUKLAGANDAKI","VYAS"}'),
    ('GANDAKI', 'Syangja', '{"BHIRKOT","CHAPAKOT","GALYAN","PUTALIBAZAAR","WALING"}'),
    ('GANDAKI', 'Gorkha', '{"GORKHA","PALUNGTAR"}'),
    ('GANDAKI', 'Kaski', '{"POKHARA"}'),
    ('JANAKPUR', 'Sarlahi', '{"BAGMATI","BALARA","HARIWAN","HARIPUR","KABILASI","LALBANDHI","MALANGWA"}'),
    ('JANAKPUR', 'Mahottari', '{"BALAWA","BHANGAHA","GAUSHALA","JALESHWOR","LOHARPATTI","MATIHANI","RAMGOPALPUR"}'),
    ('JANAKPUR', 'Dhanusa', '{"BIDEHA","DHANUSHADHAM","GANESHMAN CHARNATH","HANSAPUR","JANAKPUR","KAMALA","MITHILA BIHARI","MITHILA","NAGARAIN","SABAILA"}'),
    ('JANAKPUR', 'Dolakha', '{"DOLAKHA","JIRI"}'),
    ('JANAKPUR', 'Sindhuli', '{"DUDHAULI","SINDHULI"}'),
    ('JANAKPUR', 'Ramechhap', '{"MANTHALI","RAMECHHAP"}'),
    ('KARNALI', 'Humla', '{"HUMLA"}'),
    ('KARNALI', 'Kalikot', '{"KHANDACHAKRA","RASKOT","TILAGUFA"}'),
    ('KARNALI', 'Dolpa', '{"THULI BHERI","TRIPURA SUNDARI"}'),
    ('KOSHI', 'Morang', '{"BELBARI","BIRATNAGAR","RATUWAMAI","SUNDAR HARAICHA","URLABARI"}'),
    ('KOSHI', 'Sankhuwasabha', '{"CHAINPUR","DHARMADEVI","KHANDBARI","MADI"}'),
    ('KOSHI', 'Dhankuta', '{"DHANKUTA","HILE","MAHALAXMI","PAKHRIBAS"}'),
    ('KOSHI', 'Sunsari', '{"DHARAN","DUHABI","INARUWA","ITIHARI"}'),
    ('KOSHI', 'Tehrathum', '{"LALIGURANS","MYANGLUNG"}'),
    ('LUMBINI', 'Kapilvastu', '{"BANGANGA","BUDDHABHUMI","KAPILVASTU","KRISHNANAGAR","MAHARAJGUNJ","SHIVARAJ"}'),
    ('LUMBINI', 'Rupandehi', '{"BHAIRAHAWA","BUTWAL","DEVDAHA","LUMBINI SANSKRITIK","SAINAMAINA","SIDDHARTHANAGAR","TILOTTHAMA"}'),
    ('LUMBINI', 'Gulmi', '{"MUSIKOT"}'),
    ('LUMBINI', 'Palpa', '{"RAMPUR","TANSEN"}'),
    ('LUMBINI', 'Arghakhanchi', '{"SANDHIKHARKA","SITGANGA"}'),
    ('MAHAKALI', 'Dadeldhura', '{"AMARGADHI","DADELDHURA","PARSHURAM"}'),
    ('MAHAKALI', 'Kanchanpur', '{"BEDKOT","BELAURI","BHIMDATTA","KRISHNAPUR","MAHENDRANAGAR"}'),
    ('MAHAKALI', 'Baitadi', '{"MELAULI","PATAN","PURCHAUDI"}'),
    ('MECHI', 'Jhapa', '{"ARJUNDHARA","BIRTAMOD","DAMAK","GAURADAHA","KANKAI"}'),
    ('MECHI', 'Ilam', '{"ILLAM","SURYODAYA"}'),
    ('MECHI', 'Panchthar', '{"PHIDIM"}'),
    ('MECHI', 'Taplejung', '{"TAPLEJUNG"}'),
    ('NARAYANI', 'Parasi', '{"BARDGHAT","RAMGRAM","SUNWAL"}'),
    ('NARAYANI', 'Chitwan', '{"BHARATPUR","KALIKA","MADI","NARAYANGHAT","RAPTI","RATNANAGAR"}'),
    ('NARAYANI', 'Parsa', '{"BIRGUNJ","PARSAGADHI","POKHARIYA"}'),
    ('NARAYANI', 'Rautahat', '{"CHANDRAPUR","GADHIMAI","GAUR","GUJARA","MAULAPUR","PAROHA","RAJDEVI"}'),
    ('NARAYANI', 'Nawalpur', '{"GAIDAKOT","KAWASOTI"}'),
    ('NARAYANI', 'Makwanpur', '{"HETAUDA","THAHA"}'),
    ('NARAYANI', 'Bara', '{"KALAIYA","KOLHABI","MAHAGADHIMAI","NIJGARH"}'),
    ('RAPTI', 'Western Rukum', '{"AATHABISKOT","CHAURJAHARI"}'),
    ('RAPTI', 'Salyan', '{"BAGCHAUR"}'),
    ('RAPTI', 'Dang', '{"GHORAHI","LAMAHI","TULSIPUR"}'),
    ('RAPTI', 'Pyuthan', '{"PYUTHAN"}'),
    ('RAPTI', 'Rolpa', '{"ROLPA"}'),
    ('SAGARMATHA', 'Saptari', '{"BODEBARSAIN","HANUMANNAGAR","KHADAK","SAPTAKOSHI","SHAMBHUNATH","SURUNGA"}'),
    ('SAGARMATHA', 'Siraha', '{"DHANGADHIMAI","KALYANPUR","KARJANHA","LAHAN","MIRCHAIYA","SIRAHA","SUKHIPUR"}'),
    ('SAGARMATHA', 'Udayapur', '{"KATARI","TRIYUGA"}'),
    ('SAGARMATHA', 'Okhaldhunga', '{"SIDDHICHARAN"}'),
    ('SETI', 'Bajura', '{"BADIMALIKA","BUDHIGANGA","BUDHINANDA","TRIVENI"}'),
    ('SETI', 'Bajhang', '{"BUNGAL"}'),
    ('SETI', 'Kailali', '{"DHANGADI","GAURIGANGA","GHODAGHODI","GODAWARI","LAMKI","TIKAPUR"}'),
    ('SETI', 'Doti', '{"DIPAYAL"}'),
    ('SETI', 'Achham', '{"MANGALSEN","SANPHEBAGAR"}')
  ) as listed (zone, district, areas);

update complaint set district = area_district.district
  from area_district where area_district.zone = complaint.zone and complaint.area = any(areas);
update complaint set district = account.district
  from account, zone_district
  where account.id = complaint.customer_id and complaint.district = '' and complaint.area = ''
    and account.district = any(districts) and complaint.zone in ('', zone_district.zone);
create index complaint_of_district on complaint (district, id desc);
analyze complaint;
