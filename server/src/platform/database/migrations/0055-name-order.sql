-- How names sort, on databases with and without ICU: by letters. Chandrabindu, anusvara, visarga, nukta and the joiners
-- do not count (ICU compares them last of all), and digits of both scripts are equal.
create function name_order(value text) returns text
  language sql immutable strict parallel safe
  return translate(public.plain(normalize(value, NFC)),
    U&'\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\0901\0902\0903\093C\200C\200D', '0123456789');
