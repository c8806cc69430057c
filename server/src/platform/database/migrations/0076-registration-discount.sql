-- How much less than the price was paid, as customer or staff read it on the bill. It decides nothing.
alter table registration add column discount_percent integer check (discount_percent between 1 and 99);
