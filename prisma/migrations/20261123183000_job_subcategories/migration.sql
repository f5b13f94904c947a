-- What part of its category a job belongs to: 'healthcare/nursing', empty where it has none.
ALTER TABLE jobs ADD COLUMN subcategory VARCHAR(60) NOT NULL DEFAULT '';

-- Existing jobs get theirs by their titles: the last word that tells, of what the job is before what comes with it.
CREATE TEMP TABLE job_words (category text, path text, words text);
INSERT INTO job_words VALUES
  ('Accounting and finance', 'accounting-and-finance/accounting', 'accountant|accounting|bookkeeper|bookkeeping|auditor|controller|accounts payable|accounts receivable|accounting clerk|cpa'),
  ('Accounting and finance', 'accounting-and-finance/payroll', 'payroll|tax preparer|tax accountant|tax specialist|payroll specialist'),
  ('Accounting and finance', 'accounting-and-finance/analysis', 'financial analyst|finance analyst|finance manager|financial planner|financial advisor|investment analyst|budget analyst|cfo'),
  ('Accounting and finance', 'accounting-and-finance/banking', 'teller|banker|loan officer|underwriter|claims adjuster|insurance agent'),
  ('Administration', 'administration/reception', 'receptionist|front office|switchboard operator'),
  ('Administration', 'administration/assistants', 'executive assistant|administrative assistant|personal assistant|virtual assistant|secretary|secretaries|office assistant|office clerk|clerk|data entry|data entry clerk'),
  ('Administration', 'administration/office', 'office manager|office administrator|administrator|operations manager|facilities manager'),
  ('Construction and trades', 'construction-and-trades/carpentry', 'carpenter|framer|drywall installer|roofer|mason|bricklayer|builder|laborer|construction worker|tiler|flooring installer'),
  ('Construction and trades', 'construction-and-trades/electrical', 'electrician|electrical apprentice|lineman|solar installer'),
  ('Construction and trades', 'construction-and-trades/plumbing', 'plumber|pipefitter|hvac|hvac technician|hvac installer|boiler technician'),
  ('Construction and trades', 'construction-and-trades/painting', 'painter|plasterer|glazier|wallpaper hanger'),
  ('Construction and trades', 'construction-and-trades/maintenance', 'maintenance technician|maintenance worker|handyman|handymen|groundskeeper|landscaper|janitor|custodian|cleaner|housekeeper'),
  ('Construction and trades', 'construction-and-trades/supervision', 'site supervisor|construction manager|foreman|superintendent|estimator|project superintendent'),
  ('Customer service', 'customer-service/support', 'customer support|customer support specialist|support specialist|customer service|customer service representative|customer care|help desk agent|support agent'),
  ('Customer service', 'customer-service/call-center', 'call center|call center agent|telephone agent|dispatcher'),
  ('Customer service', 'customer-service/success', 'client success|client success manager|customer success|customer success manager|account manager'),
  ('Design and creative', 'design-and-creative/graphic', 'graphic designer|illustrator|art director|graphic artist|animator'),
  ('Design and creative', 'design-and-creative/product', 'product designer|ux designer|ui designer|web designer|ux researcher|interior designer|fashion designer'),
  ('Design and creative', 'design-and-creative/media', 'video editor|photographer|videographer|sound engineer|producer|camera operator'),
  ('Education', 'education/teaching', 'teacher|instructor|professor|lecturer|teaching assistant|teacher aide|substitute teacher'),
  ('Education', 'education/tutoring', 'tutor|tutoring|test prep coach'),
  ('Education', 'education/care', 'nanny|nannies|babysitter|child care|childcare|childcare worker|daycare teacher|preschool teacher|au pair'),
  ('Education', 'education/support', 'librarian|school counselor|principal|school nurse|school administrator|counselor'),
  ('Engineering', 'engineering/mechanical', 'mechanical engineer|automotive engineer|cad designer|drafter'),
  ('Engineering', 'engineering/civil', 'civil engineer|structural engineer|surveyor|architect|environmental engineer'),
  ('Engineering', 'engineering/electrical', 'electrical engineer|electronics engineer|hardware engineer|controls engineer'),
  ('Engineering', 'engineering/process', 'process engineer|industrial engineer|manufacturing engineer|chemical engineer|quality engineer'),
  ('Healthcare', 'healthcare/nursing', 'nurse|registered nurse|rn|lpn|cna|nurse practitioner|nursing assistant|nursing'),
  ('Healthcare', 'healthcare/care', 'home health aide|caregiver|care assistant|personal care aide|home care aide|companion'),
  ('Healthcare', 'healthcare/therapy', 'therapist|physical therapist|occupational therapist|speech therapist|massage therapist|psychologist'),
  ('Healthcare', 'healthcare/medical', 'medical assistant|physician|doctor|pharmacist|pharmacy technician|phlebotomist|paramedic|emt|dentist|dental assistant|dental hygienist|veterinarian|vet tech|veterinary technician|medical receptionist'),
  ('Hospitality', 'hospitality/kitchen', 'cook|line cook|chef|pastry chef|baker|dishwasher|prep cook|sous chef|kitchen helper'),
  ('Hospitality', 'hospitality/service', 'server|waiter|waitress|waitresses|bartender|barista|host|hostess|hostesses|busser|banquet server'),
  ('Hospitality', 'hospitality/hotel', 'front desk agent|front desk|concierge|bellhop|night auditor|hotel manager|room attendant|hotel housekeeper'),
  ('Hospitality', 'hospitality/management', 'restaurant manager|kitchen manager|food and beverage manager|general manager|catering manager|event coordinator'),
  ('Human resources', 'human-resources/recruiting', 'recruiter|talent acquisition|sourcer|talent partner|recruiting coordinator'),
  ('Human resources', 'human-resources/people', 'hr|hr generalist|hr manager|hr assistant|human resources|people partner|benefits specialist|training specialist'),
  ('Legal', 'legal/practice', 'attorney|lawyer|counsel|general counsel'),
  ('Legal', 'legal/support', 'paralegal|legal assistant|legal secretary|legal secretaries|court reporter|notary|notaries'),
  ('Legal', 'legal/contracts', 'contracts manager|contract manager|compliance officer|contract administrator|compliance analyst'),
  ('Logistics', 'logistics/warehouse', 'warehouse|warehouse associate|warehouse worker|picker|packer|forklift operator|forklift driver|order picker|loader|shipping clerk'),
  ('Logistics', 'logistics/driving', 'driver|delivery driver|truck driver|cdl driver|courier|bus driver|trucker|mover'),
  ('Logistics', 'logistics/planning', 'logistics coordinator|logistics manager|supply chain analyst|buyer|purchasing agent|inventory planner|freight broker'),
  ('Manufacturing', 'manufacturing/production', 'machine operator|assembler|assembly worker|production worker|machinist|welder|cnc operator|fabricator|factory worker'),
  ('Manufacturing', 'manufacturing/quality', 'quality inspector|quality technician|quality control inspector|quality manager'),
  ('Manufacturing', 'manufacturing/supervision', 'production supervisor|plant manager|shift supervisor|production manager'),
  ('Marketing', 'marketing/management', 'marketing manager|brand manager|marketing coordinator|marketing assistant|marketing director|public relations manager|event marketer'),
  ('Marketing', 'marketing/content', 'content writer|copywriter|editor|journalist|technical writer|blogger'),
  ('Marketing', 'marketing/online', 'seo specialist|social media manager|ppc specialist|email marketer|growth marketer|digital marketer'),
  ('Real estate', 'real-estate/agents', 'leasing consultant|leasing agent|real estate agent|realtor|real estate broker'),
  ('Real estate', 'real-estate/management', 'property manager|building manager|community manager|superintendent of buildings'),
  ('Real estate', 'real-estate/support', 'real estate assistant|transaction coordinator|appraiser|title examiner'),
  ('Retail', 'retail/store', 'sales associate|cashier|retail associate|stocker|store clerk|sales clerk|bagger|grocery clerk'),
  ('Retail', 'retail/management', 'store manager|assistant store manager|retail manager|shift lead|department manager'),
  ('Retail', 'retail/display', 'merchandiser|visual merchandiser|retail buyer|window dresser'),
  ('Sales', 'sales/field', 'sales representative|sales rep|salesperson|salespeople|sales agent|door-to-door sales|car salesman'),
  ('Sales', 'sales/accounts', 'account executive|key account manager|sales executive'),
  ('Sales', 'sales/development', 'business development|business development manager|sales manager|sales director|partnerships manager'),
  ('Technology', 'technology/software', 'software engineer|developer|software developer|web developer|programmer|frontend engineer|backend engineer|full stack engineer|qa engineer|qa tester'),
  ('Technology', 'technology/data', 'data analyst|data scientist|data engineer|database administrator|machine learning engineer'),
  ('Technology', 'technology/support', 'it support|it support technician|it support specialist|help desk technician|desktop support|it technician|computer technician'),
  ('Technology', 'technology/infrastructure', 'site reliability engineer|devops engineer|network engineer|system administrator|systems administrator|cloud engineer|security analyst|network administrator');

UPDATE jobs j SET subcategory = found.path
  FROM (
    SELECT DISTINCT ON (t.id) t.id, w.path
    FROM (
      SELECT id, category, title,
        regexp_replace(title, '(,\s|;|\(|–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|plus|including|without)\s).*$', '', 'i')
          AS head
      FROM jobs
    ) t
    JOIN job_words w ON w.category = t.category
    CROSS JOIN LATERAL (VALUES (t.head, 1), (t.title, 2)) AS said (text, place)
    CROSS JOIN LATERAL regexp_match(said.text, '^.*\m(' || w.words || ')(e?s)?\M', 'i') AS told
    WHERE told IS NOT NULL
    ORDER BY t.id, said.place,
      length(substring(said.text FROM '(?i)^.*\m(?:' || w.words || ')(?:e?s)?\M')) DESC, length(told[1]) DESC, w.path
  ) found
  WHERE j.id = found.id;

DROP TABLE job_words;

CREATE INDEX jobs_subcategory_newest ON jobs (subcategory, created_at DESC, id DESC)
  WHERE status = 'open' AND hidden_at IS NULL;
