ALTER TABLE listings ADD COLUMN vin varchar(17),
  ADD CONSTRAINT listings_vin CHECK (
    vin IS NULL OR (category = 'products' AND vin ~ '^([A-HJ-NPR-Z0-9]{17}|[A-Z0-9]{5,16})$'));

CREATE INDEX listings_vin ON listings (vin) WHERE vin IS NOT NULL;
CREATE INDEX listings_year ON listings (((details ->> 'year')::double precision))
  WHERE status = 'approved' AND category = 'products';
CREATE INDEX listings_mileage ON listings (((details ->> 'mileage')::double precision))
  WHERE status = 'approved' AND category = 'products';

-- Also in lib/listings/vehicles.rules.ts.
CREATE FUNCTION is_vehicle(details jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN split_part(details ->> 'subcategory', '/', 1) = 'vehicles';

-- Includes model and color, so that a change of them updates the text index.
CREATE FUNCTION vehicle_lexemes(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_vehicle(details) THEN ARRAY[
  'xvy_' || (details ->> 'year'),
  'xvm_' || nullif(brand_key(details ->> 'model'), ''),
  'xvc_' || nullif(brand_key(details ->> 'color'), ''),
  'xbs_' || (details ->> 'body'),
  'xtm_' || (details ->> 'transmission'),
  'xdt_' || (details ->> 'drivetrain'),
  'xfl_' || (details ->> 'fuel'),
  'xtl_' || (details ->> 'titleStatus')] END;

CREATE OR REPLACE FUNCTION fact_lexemes(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[
  'xbd_' || replace(details ->> 'beds', '.', '_'),
  'xba_' || replace(details ->> 'baths', '.', '_'),
  'xcon_' || (details ->> 'condition'),
  'xfu_' || CASE details ->> 'furnished' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  'xpe_' || CASE details ->> 'pets' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  CASE details ->> 'delivery' WHEN 'true' THEN 'xdl_1' END,
  CASE details ->> 'pickup' WHEN 'true' THEN 'xpu_1' END,
  'xbr_' || nullif(brand_key(details ->> 'brand'), ''),
  'xpg_' || (details ->> 'pricing'),
  'xsc_' || translate(split_part(details ->> 'subcategory', '/', 1), '-', '_'),
  CASE WHEN strpos(details ->> 'subcategory', '/') > 0
    THEN 'xsc_' || translate(details ->> 'subcategory', '-/', '__') END,
  CASE WHEN details ->> 'parking' !~* '^\s*(street|none|no |n/a|$)' THEN 'xpk_1' END,
  CASE WHEN details ->> 'parking' ~* 'garage' AND details ->> 'parking' !~* '^\s*no ' THEN 'xpk_garage' END,
  CASE WHEN details ->> 'parking' ~* '[2-9][- ]?car garage'
    THEN 'xpk_garage_' || least(substring(details ->> 'parking' FROM '(?i)([2-9])[- ]?car garage')::int, 3) END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyb_' || (details ->> 'yearBuilt') END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyd_' || left(details ->> 'yearBuilt', 3) END]
  || vehicle_lexemes(details);

-- What the title may omit: year, model, body, and the thing itself. '2019 Honda Civic' is a car.
CREATE FUNCTION vehicle_name(title text, details jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_vehicle(details) THEN concat_ws(' ',
  CASE WHEN strpos(title, details ->> 'year') = 0 THEN details ->> 'year' END,
  CASE WHEN strpos(lower(title), lower(details ->> 'model')) = 0 THEN details ->> 'model' END,
  replace(details ->> 'body', '_', ' '),
  CASE details ->> 'subcategory' WHEN 'vehicles/cars' THEN 'car' WHEN 'vehicles/trucks' THEN 'truck'
    WHEN 'vehicles/motorcycles' THEN 'motorcycle' END) ELSE '' END;

CREATE FUNCTION vehicle_description(details jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_vehicle(details) THEN replace(concat_ws(' ',
  details ->> 'color',
  details ->> 'fuel',
  details ->> 'drivetrain',
  CASE details ->> 'drivetrain' WHEN 'fwd' THEN 'front wheel drive' WHEN 'rwd' THEN 'rear wheel drive'
    WHEN 'awd' THEN 'all wheel drive' WHEN '4wd' THEN 'four wheel drive' END,
  (details ->> 'transmission') || ' transmission',
  (details ->> 'titleStatus') || ' title'), '_', ' ') END;

CREATE OR REPLACE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type, details jsonb, price_cents bigint,
  place_id integer) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(setweight(setweight(to_tsvector('plaza', search_text(title)), 'C'), 'B',
        tsvector_to_array(to_tsvector('plaza', search_text(
          CASE WHEN category = 'realestate' THEN title_without_place(title) ELSE title END)))), 'A',
      tsvector_to_array(to_tsvector('plaza', coalesce(
        title_subject(title, details ->> 'brand', subject_group(category, details, property_type)), ''))))
    || setweight(to_tsvector('plaza', search_text(vehicle_name(title, details))), 'B')
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ',
         CASE WHEN strpos(lower(title), lower(details ->> 'brand')) = 0 THEN details ->> 'brand' END,
         vendor_name, location, details ->> 'neighborhood', details ->> 'zip',
         CASE WHEN strpos(location, city) = 0 THEN city END,
         CASE WHEN strpos(location, ', ' || state) = 0 THEN state END,
         us_state_name(state)))), 'C')
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ', description, vehicle_description(details)))), 'D')
    || array_to_tsvector(array_remove(ARRAY[
         'xcat_' || category,
         'xst_' || lower(state),
         'xci_' || place_key(city, location),
         'xpt_' || replace(property_type, '-', '_'),
         'xlt_' || listing_type,
         'xa_' || (seq >> 10),
         'xr_' || (seq >> 13),
         'xw_' || (seq >> 16),
         key_lexeme('xtk_', title),
         key_lexeme('xvk_', vendor_name)] || title_forms(title) || fact_lexemes(details)
         || price_lexemes(price_cents) || place_lexemes(place_id), NULL))
$$;
