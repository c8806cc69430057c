-- Nothing that cannot be seen, and no separator of any script, makes another number. Keep in step with contract/src/core/texts/separators.ts.
drop index registration_serial, unit_serial, point_lot_source, product_model_key, registration_dispute;

-- A model number as it is compared: digits of any script as Latin ones, capitals, without separators and without what cannot be seen.
create or replace function canonical_code(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(
      normalize(value, NFKC),
      $separators$[\u0001-\u0020\u0022-\u0023\u0027-\u002f\u003a-\u003e\u005b-\u005d\u005f\u007b-\u00a0\u00ab\u00ad\u00b7\u00bb\u02d7\u034f\u058a\u05be\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u0964-\u0965\u115f-\u1160\u1400\u1680\u17b4-\u17b5\u1806\u180b-\u180f\u2000-\u2015\u2018-\u201f\u2022\u2026-\u202f\u2032-\u2037\u2039-\u203a\u2043-\u2044\u2053\u205f-\u206f\u207b\u208b\u2212\u2215\u2219\u22c5\u2796\u2800\u2e17\u2e1a\u2e3a-\u2e3b\u2e40\u2e5d\u3000\u301c\u3030\u30a0\u30fb\u3164\ufe00-\ufe0f\ufe31-\ufe32\ufe58\ufe63\ufeff\uff0d\uffa0\ufff0-\ufffc\U00010d6e\U00010ead\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]$separators$,
      '', 'g'),
    'abcdefghijklmnopqrstuvwxyz'
      || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\07c0\07c1\07c2\07c3\07c4\07c5\07c6\07c7\07c8\07c9\0966\0967\0968\0969\096a\096b\096c\096d\096e\096f\09e6\09e7\09e8\09e9\09ea\09eb\09ec\09ed\09ee\09ef\0a66\0a67\0a68\0a69\0a6a\0a6b\0a6c\0a6d\0a6e\0a6f\0ae6\0ae7\0ae8\0ae9\0aea\0aeb\0aec\0aed\0aee\0aef\0b66\0b67\0b68\0b69\0b6a\0b6b\0b6c\0b6d\0b6e\0b6f'
      || U&'\0be6\0be7\0be8\0be9\0bea\0beb\0bec\0bed\0bee\0bef\0c66\0c67\0c68\0c69\0c6a\0c6b\0c6c\0c6d\0c6e\0c6f\0ce6\0ce7\0ce8\0ce9\0cea\0ceb\0cec\0ced\0cee\0cef\0d66\0d67\0d68\0d69\0d6a\0d6b\0d6c\0d6d\0d6e\0d6f\0de6\0de7\0de8\0de9\0dea\0deb\0dec\0ded\0dee\0def\0e50\0e51\0e52\0e53\0e54\0e55\0e56\0e57\0e58\0e59\0ed0\0ed1\0ed2\0ed3\0ed4\0ed5\0ed6\0ed7\0ed8\0ed9\0f20\0f21\0f22\0f23\0f24\0f25\0f26\0f27\0f28\0f29'
      || U&'\1040\1041\1042\1043\1044\1045\1046\1047\1048\1049\1090\1091\1092\1093\1094\1095\1096\1097\1098\1099\17e0\17e1\17e2\17e3\17e4\17e5\17e6\17e7\17e8\17e9\1810\1811\1812\1813\1814\1815\1816\1817\1818\1819\1946\1947\1948\1949\194a\194b\194c\194d\194e\194f\19d0\19d1\19d2\19d3\19d4\19d5\19d6\19d7\19d8\19d9\1a80\1a81\1a82\1a83\1a84\1a85\1a86\1a87\1a88\1a89\1a90\1a91\1a92\1a93\1a94\1a95\1a96\1a97\1a98\1a99'
      || U&'\1b50\1b51\1b52\1b53\1b54\1b55\1b56\1b57\1b58\1b59\1bb0\1bb1\1bb2\1bb3\1bb4\1bb5\1bb6\1bb7\1bb8\1bb9\1c40\1c41\1c42\1c43\1c44\1c45\1c46\1c47\1c48\1c49\1c50\1c51\1c52\1c53\1c54\1c55\1c56\1c57\1c58\1c59\a620\a621\a622\a623\a624\a625\a626\a627\a628\a629\a8d0\a8d1\a8d2\a8d3\a8d4\a8d5\a8d6\a8d7\a8d8\a8d9\a900\a901\a902\a903\a904\a905\a906\a907\a908\a909\a9d0\a9d1\a9d2\a9d3\a9d4\a9d5\a9d6\a9d7\a9d8\a9d9'
      || U&'\a9f0\a9f1\a9f2\a9f3\a9f4\a9f5\a9f6\a9f7\a9f8\a9f9\aa50\aa51\aa52\aa53\aa54\aa55\aa56\aa57\aa58\aa59\abf0\abf1\abf2\abf3\abf4\abf5\abf6\abf7\abf8\abf9\+0104a0\+0104a1\+0104a2\+0104a3\+0104a4\+0104a5\+0104a6\+0104a7\+0104a8\+0104a9\+010d30\+010d31\+010d32\+010d33\+010d34\+010d35\+010d36\+010d37\+010d38\+010d39\+010d40\+010d41\+010d42\+010d43\+010d44\+010d45\+010d46\+010d47\+010d48\+010d49\+011066\+011067\+011068\+011069\+01106a\+01106b\+01106c\+01106d\+01106e\+01106f\+0110f0\+0110f1\+0110f2\+0110f3\+0110f4\+0110f5\+0110f6\+0110f7\+0110f8\+0110f9'
      || U&'\+011136\+011137\+011138\+011139\+01113a\+01113b\+01113c\+01113d\+01113e\+01113f\+0111d0\+0111d1\+0111d2\+0111d3\+0111d4\+0111d5\+0111d6\+0111d7\+0111d8\+0111d9\+0112f0\+0112f1\+0112f2\+0112f3\+0112f4\+0112f5\+0112f6\+0112f7\+0112f8\+0112f9\+011450\+011451\+011452\+011453\+011454\+011455\+011456\+011457\+011458\+011459\+0114d0\+0114d1\+0114d2\+0114d3\+0114d4\+0114d5\+0114d6\+0114d7\+0114d8\+0114d9\+011650\+011651\+011652\+011653\+011654\+011655\+011656\+011657\+011658\+011659\+0116c0\+0116c1\+0116c2\+0116c3\+0116c4\+0116c5\+0116c6\+0116c7\+0116c8\+0116c9\+0116d0\+0116d1\+0116d2\+0116d3\+0116d4\+0116d5\+0116d6\+0116d7\+0116d8\+0116d9'
      || U&'\+0116da\+0116db\+0116dc\+0116dd\+0116de\+0116df\+0116e0\+0116e1\+0116e2\+0116e3\+011730\+011731\+011732\+011733\+011734\+011735\+011736\+011737\+011738\+011739\+0118e0\+0118e1\+0118e2\+0118e3\+0118e4\+0118e5\+0118e6\+0118e7\+0118e8\+0118e9\+011950\+011951\+011952\+011953\+011954\+011955\+011956\+011957\+011958\+011959\+011bf0\+011bf1\+011bf2\+011bf3\+011bf4\+011bf5\+011bf6\+011bf7\+011bf8\+011bf9\+011c50\+011c51\+011c52\+011c53\+011c54\+011c55\+011c56\+011c57\+011c58\+011c59\+011d50\+011d51\+011d52\+011d53\+011d54\+011d55\+011d56\+011d57\+011d58\+011d59\+011da0\+011da1\+011da2\+011da3\+011da4\+011da5\+011da6\+011da7\+011da8\+011da9'
      || U&'\+011de0\+011de1\+011de2\+011de3\+011de4\+011de5\+011de6\+011de7\+011de8\+011de9\+011f50\+011f51\+011f52\+011f53\+011f54\+011f55\+011f56\+011f57\+011f58\+011f59\+016130\+016131\+016132\+016133\+016134\+016135\+016136\+016137\+016138\+016139\+016a60\+016a61\+016a62\+016a63\+016a64\+016a65\+016a66\+016a67\+016a68\+016a69\+016ac0\+016ac1\+016ac2\+016ac3\+016ac4\+016ac5\+016ac6\+016ac7\+016ac8\+016ac9\+016b50\+016b51\+016b52\+016b53\+016b54\+016b55\+016b56\+016b57\+016b58\+016b59\+016d70\+016d71\+016d72\+016d73\+016d74\+016d75\+016d76\+016d77\+016d78\+016d79\+01e140\+01e141\+01e142\+01e143\+01e144\+01e145\+01e146\+01e147\+01e148\+01e149'
      || U&'\+01e2f0\+01e2f1\+01e2f2\+01e2f3\+01e2f4\+01e2f5\+01e2f6\+01e2f7\+01e2f8\+01e2f9\+01e4f0\+01e4f1\+01e4f2\+01e4f3\+01e4f4\+01e4f5\+01e4f6\+01e4f7\+01e4f8\+01e4f9\+01e5f1\+01e5f2\+01e5f3\+01e5f4\+01e5f5\+01e5f6\+01e5f7\+01e5f8\+01e5f9\+01e5fa\+01e950\+01e951\+01e952\+01e953\+01e954\+01e955\+01e956\+01e957\+01e958\+01e959'
      -- NFKC replaces these since Unicode 16 only, which PostgreSQL before 18 does not know.
      || U&'\+01ccf0\+01ccf1\+01ccf2\+01ccf3\+01ccf4\+01ccf5\+01ccf6\+01ccf7\+01ccf8\+01ccf9',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ' || repeat('0123456789', 69));

-- A column that is computed is computed anew when what it is made of is written; nobody has edited a product.
alter table product disable trigger user;
update product set model_num = model_num where model_key <> canonical_code(model_num);
alter table product enable trigger user;
update complaint set serial_number = serial_number where serial_key <> serial_key(serial_number);
update registration set serial_number = serial_number where serial_key <> serial_key(serial_number);
update unit set serial_number = serial_number where serial_key <> serial_key(serial_number);
update point_lot set source_key = serial_key(source_key)
  where source = 'registration' and serial_key(source_key) not in ('', source_key);
reindex index audit_registration_gone;

-- Of those that have one number now, one that held it keeps it: approved before waiting, then the oldest. The others are marked for staff.
alter table product disable trigger user;
update product set is_duplicate = true
  from (
    select id, row_number() over (partition by model_key order by is_duplicate, id) as place
    from product where model_key <> ''
  ) as ranked
  where ranked.id = product.id and ranked.place > 1 and not is_duplicate;
alter table product enable trigger user;
-- What disputed a number once and then got it is no dispute any more.
update registration set is_duplicate = true, is_disputed = false
  from (
    select id, row_number() over (partition by serial_key order by is_duplicate, status = 'Pending', id) as place
    from registration where status <> 'Rejected' and serial_key <> ''
  ) as ranked
  where ranked.id = registration.id and ranked.place > 1 and not is_duplicate;
-- One customer disputes a number once; the older dispute stays one.
update registration set is_disputed = false
  from (
    select id, row_number() over (partition by serial_key, customer_id order by id) as place
    from registration where is_disputed and is_duplicate
  ) as ranked
  where ranked.id = registration.id and ranked.place > 1;
update unit set is_duplicate = true
  from (
    select id, row_number() over (partition by serial_key order by is_duplicate, id) as place
    from unit where serial_key <> ''
  ) as ranked
  where ranked.id = unit.id and ranked.place > 1 and not is_duplicate;
update point_lot set is_duplicate = true
  from (
    select point_lot.id, row_number() over (
      partition by source_key
      order by point_lot.is_duplicate, coalesce(registration.is_duplicate, true), point_lot.id) as place
    from point_lot left join registration on registration.id = point_lot.registration_id
    where source = 'registration' and revoked_at is null
  ) as ranked
  where ranked.id = point_lot.id and ranked.place > 1 and not is_duplicate;

create unique index registration_serial on registration (serial_key)
  where status <> 'Rejected' and not is_duplicate and serial_key <> '';
create unique index registration_dispute on registration (serial_key, customer_id) where is_disputed and is_duplicate;
create unique index unit_serial on unit (serial_key) where not is_duplicate and serial_key <> '';
create unique index product_model_key on product (model_key) where not is_duplicate and model_key <> '';
create unique index point_lot_source on point_lot (source, source_key)
  where revoked_at is null and source <> 'adjustment' and not is_duplicate;
