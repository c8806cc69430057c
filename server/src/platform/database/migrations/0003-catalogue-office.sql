-- Staff look for products and units by any part of what they are called.
create index product_named on product using gin (plain(name || ' ' || model_name || ' ' || model_num) gin_trgm_ops);
create index unit_named on unit using gin (plain(model_name || ' ' || model_number || ' ' || serial_number) gin_trgm_ops);
create index unit_model on unit (plain(model_number), id desc);

-- What points at a row that staff may delete.
create index registration_product on registration (product_id);
create index catalogue_file on catalogue (file_id);
create index catalogue_image on catalogue (image_id);
