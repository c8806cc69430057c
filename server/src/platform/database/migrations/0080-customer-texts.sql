-- The words of texts to customers that the owner of this installation changed: null where they are those of the code.
create table customer_text (
  id integer generated always as identity primary key,
  key text not null unique,
  en text check (en <> ''),
  en_one text check (en_one <> ''),
  ne text check (ne <> ''),
  ne_one text check (ne_one <> ''),
  version integer not null default 1
);
create trigger customer_text_version before update on customer_text for each row execute function next_version();
