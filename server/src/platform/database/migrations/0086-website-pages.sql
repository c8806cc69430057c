-- The website's pages whose words the owner changed, with the draft that no visitor sees. Kept are the parts that differ
-- from the words of the code.
create table website_page (
  id integer generated always as identity primary key,
  page text not null unique,
  draft jsonb,
  drafted_at timestamptz,
  drafted_by integer references account on delete set null,
  version integer not null default 1,
  check ((draft is null) = (drafted_at is null))
);
create trigger website_page_version before update on website_page for each row execute function next_version();
create index website_page_drafted_by on website_page (drafted_by);

-- The published and scheduled versions of a page: visitors read the highest number whose time has come.
create table website_page_version (
  id integer generated always as identity primary key,
  page_id integer not null references website_page on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null,
  created_at timestamptz not null,
  -- as created where it was published at once
  publish_at timestamptz not null check (publish_at >= created_at),
  published_by integer references account on delete set null,
  unique (page_id, number)
);
create index website_page_version_published_by on website_page_version (published_by);
