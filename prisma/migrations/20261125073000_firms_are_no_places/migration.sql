-- Firms and offices with a ZIP code of their own ('Philip Morris, NY') and cities whose names nobody writes so
-- ('Crp Christi, TX') are no places, while 'Colorado Spgs, CO' is one that people write: what names one is in the nearest real place of its state, and so are their ZIP codes.
-- Chosen from the 307 places of the gazetteer that a second list of places and ZIP codes, that of GeoNames, does not know.
CREATE TEMP TABLE no_places ON COMMIT DROP AS
WITH lines AS (
  SELECT split_part(line, '|', 1) AS state, string_to_array(split_part(line, '|', 2), ';') AS names
  FROM regexp_split_to_table(btrim($names$
AL|Assc Doctors Ins;Bham;Decorative Craft Ideas;Firms;First National Bank;Merchants National Bank;Oxmoor House;Parisians Inc
AR|American Greeting Card
AZ|Ariz Correctional Ctr;Arizona State Lottery;Arizona State Univ West;Census Bureau;Greyhound Dial Corp
CA|Brylane;Buffums;Express Mail Reporting Syste;Far;Firm Holdouts;Focus On The Family;General Telephone;Gottschalks;Liberty Mutual;Lockheed Corp;Macys Of California;Naval Supply Center;Pacific Area Office;Pacific Tel;Sf International Service Ctr;Southern California Gas Comp;Wells Fargo Bank;World Vision International
CT|Brm;Bureau Business Practice
DC|Parcel Return Service
DE|Beneficial Natl Bank
FL|Defense Finance Accounting;Eastern Airlines;First National Bank Of Fl;First Union Bank;Flagship Banks Of Miami;Homeside Lending Inc;J C Penney Co;Master Charge;Mastercard
GA|Atl;Atlanta Bmc
HI|Hon
IA|Cds Brm
ID|West One Bank
IL|Kemper Ins Co;Lions International;Sbc
IN|Bendix Corp;Blmgtn;Geo Koch Sons
KS|Cancer Fund Of Amer Brm;Cancer Fund Of America;Kansas Lottery;Montgomery Wards
KY|Grolier Books
LA|Cablevision;Naval Reserve Pers Ctr
MA|Bell Atlantic Telephone Co;Springfield Bmc
MD|Nationwide Fulfill Systems;Southern Md Facility
MI|Fisher Body Boc
MN|Damark;New Brighton Boxes;Spotts Inc
MO|Centerre Bank Of Kc;First National Bank;Monsanto;Nordstrom
NC|Burlington House;Piedmont Aviation;Sears Roebuck;Wachovia Master Chrg
NJ|Corporate Mailings;General Lafayette;Midlantic National Bank;Shared Firm Zip;State Farm Insurance
NY|Abmps;American Express;Bank Of New York;Cheeselovers;Citicorp Services Inc;Contest Mail;Eastern States Bkcard Assoc;Independent Elect Of Amer;Marden Kane Inc;Muscular Dystrophy;Ny Telephone;Philip Morris;Select And Save
OH|Ameritrust Card Center;City National Bank;Cleveland Elec Ill Co;Gap Inc Direct;Roadway Express
OK|Abumps;First Natl Bank Mail Service
OR|Abmps;First Consumers Nat Bank;Gen Electric;Nw Natural;State Farm Ins;Us Bank;Us West
PA|Academy Life;Allstate Insurance Co;Alltel;Blair Return Center;Duguesne Light Co;Federal Communications Com;Genco;Haddon Craftsmen Book Dist;Internal Revenue;Joseph Horne Co;Kng Of Prussa;Metropolitan Edison Co
SC|Bmg Columbia House Acs;Bmg Columbia Hse Music Club
SD|Citibank
TN|Amsouth Bank;Mem;Mphs;Nashvl;The Mail Box;Tn Dept Of Health Environ;Tn Dept Of Human Svc
TX|Alliance Data Systems;American Express;Crp Christi;Kelly Usa;State Board Of Insurance;Texas Dept Of Correction
VA|Aaa;Appalachian Pwr;Blue Cross Blue Shield;Clifford And Wills;Continental Telephone;Marine Corps Institute;National Wildlife Assoc;Shared Firm Zip;U S Geological Survey;Visa Lottery State Dept
WA|Abmps;Bank Of America;Wa State Lottery;Weyerhaeuser Co
$names$, E'\n'), E'\n') AS line
)
SELECT p.id, p.state, earth_point(p.latitude, p.longitude) AS point
FROM lines CROSS JOIN unnest(lines.names) AS wrong (said)
JOIN places p ON p.kind = 'city' AND p.state = lines.state AND p.name = wrong.said;

CREATE TEMP TABLE real_places ON COMMIT DROP AS
SELECT wrong.id AS wrong_id, near.id
FROM no_places wrong
CROSS JOIN LATERAL (
  SELECT p.id FROM places p
  WHERE p.kind = 'city' AND p.state = wrong.state AND p.id NOT IN (SELECT id FROM no_places)
  -- The city before the village next to it that is as near to the middle of its ZIP codes.
  ORDER BY round(earth_miles(wrong.point, earth_point(p.latitude, p.longitude))::numeric / 5), p.rank DESC, p.id LIMIT 1
) near;

UPDATE place_zips z SET place_id = r.id FROM real_places r WHERE z.place_id = r.wrong_id;
UPDATE places p SET rank = (SELECT count(*) FROM place_zips z WHERE z.place_id = p.id)
  WHERE p.id IN (SELECT id FROM real_places);
-- Where a listing is stands in the text index too.
UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details, l.price_cents, r.id)
  FROM listings l JOIN real_places r ON r.wrong_id = l.place_id WHERE s.listing_id = l.id;
UPDATE listings l SET place_id = r.id FROM real_places r WHERE l.place_id = r.wrong_id;
UPDATE vendors v SET place_id = r.id FROM real_places r WHERE v.place_id = r.wrong_id;
UPDATE jobs j SET place_id = r.id FROM real_places r WHERE j.place_id = r.wrong_id;
UPDATE saved_searches s SET place_id = r.id FROM real_places r WHERE s.place_id = r.wrong_id;
DELETE FROM places p USING real_places r WHERE p.id = r.wrong_id;
