/** Words of titles that belong to a subcategory. */
export const jobWords: Record<string, string> = {
  "accounting-and-finance/accounting":
    "accountant|accounting|bookkeeper|bookkeeping|auditor|controller|accounts payable|accounts receivable|accounting clerk|cpa",
  "accounting-and-finance/payroll": "payroll|tax preparer|tax accountant|tax specialist|payroll specialist",
  "accounting-and-finance/analysis":
    "financial analyst|finance analyst|finance manager|financial planner|financial advisor|investment analyst|budget analyst|cfo",
  "accounting-and-finance/banking": "teller|banker|loan officer|underwriter|claims adjuster|insurance agent",
  "administration/reception": "receptionist|front office|switchboard operator",
  "administration/assistants":
    "executive assistant|administrative assistant|personal assistant|virtual assistant|secretary|secretaries|office assistant|office clerk|clerk|data entry|data entry clerk",
  "administration/office":
    "office manager|office administrator|administrator|operations manager|facilities manager",
  "construction-and-trades/carpentry":
    "carpenter|framer|drywall installer|roofer|mason|bricklayer|builder|laborer|construction worker|tiler|flooring installer",
  "construction-and-trades/electrical": "electrician|electrical apprentice|lineman|solar installer",
  "construction-and-trades/plumbing":
    "plumber|pipefitter|hvac|hvac technician|hvac installer|boiler technician",
  "construction-and-trades/painting": "painter|plasterer|glazier|wallpaper hanger",
  "construction-and-trades/maintenance":
    "maintenance technician|maintenance worker|handyman|handymen|groundskeeper|landscaper|janitor|custodian|cleaner|housekeeper",
  "construction-and-trades/supervision":
    "site supervisor|construction manager|foreman|superintendent|estimator|project superintendent",
  "customer-service/support":
    "customer support|customer support specialist|support specialist|customer service|customer service representative|customer care|help desk agent|support agent",
  "customer-service/call-center": "call center|call center agent|telephone agent|dispatcher",
  "customer-service/success":
    "client success|client success manager|customer success|customer success manager|account manager",
  "design-and-creative/graphic": "graphic designer|illustrator|art director|graphic artist|animator",
  "design-and-creative/product":
    "product designer|ux designer|ui designer|web designer|ux researcher|interior designer|fashion designer",
  "design-and-creative/media":
    "video editor|photographer|videographer|sound engineer|producer|camera operator",
  "education/teaching":
    "teacher|instructor|professor|lecturer|teaching assistant|teacher aide|substitute teacher",
  "education/tutoring": "tutor|tutoring|test prep coach",
  "education/care":
    "nanny|nannies|babysitter|child care|childcare|childcare worker|daycare teacher|preschool teacher|au pair",
  "education/support": "librarian|school counselor|principal|school nurse|school administrator|counselor",
  "engineering/mechanical": "mechanical engineer|automotive engineer|cad designer|drafter",
  "engineering/civil": "civil engineer|structural engineer|surveyor|architect|environmental engineer",
  "engineering/electrical": "electrical engineer|electronics engineer|hardware engineer|controls engineer",
  "engineering/process":
    "process engineer|industrial engineer|manufacturing engineer|chemical engineer|quality engineer",
  "healthcare/nursing": "nurse|registered nurse|rn|lpn|cna|nurse practitioner|nursing assistant|nursing",
  "healthcare/care": "home health aide|caregiver|care assistant|personal care aide|home care aide|companion",
  "healthcare/therapy":
    "therapist|physical therapist|occupational therapist|speech therapist|massage therapist|psychologist",
  "healthcare/medical":
    "medical assistant|physician|doctor|pharmacist|pharmacy technician|phlebotomist|paramedic|emt|dentist|dental assistant|dental hygienist|veterinarian|vet tech|veterinary technician|medical receptionist",
  "hospitality/kitchen":
    "cook|line cook|chef|pastry chef|baker|dishwasher|prep cook|sous chef|kitchen helper",
  "hospitality/service":
    "server|waiter|waitress|waitresses|bartender|barista|host|hostess|hostesses|busser|banquet server",
  "hospitality/hotel":
    "front desk agent|front desk|concierge|bellhop|night auditor|hotel manager|room attendant|hotel housekeeper",
  "hospitality/management":
    "restaurant manager|kitchen manager|food and beverage manager|general manager|catering manager|event coordinator",
  "human-resources/recruiting": "recruiter|talent acquisition|sourcer|talent partner|recruiting coordinator",
  "human-resources/people":
    "hr|hr generalist|hr manager|hr assistant|human resources|people partner|benefits specialist|training specialist",
  "legal/practice": "attorney|lawyer|counsel|general counsel",
  "legal/support":
    "paralegal|legal assistant|legal secretary|legal secretaries|court reporter|notary|notaries",
  "legal/contracts":
    "contracts manager|contract manager|compliance officer|contract administrator|compliance analyst",
  "logistics/warehouse":
    "warehouse|warehouse associate|warehouse worker|picker|packer|forklift operator|forklift driver|order picker|loader|shipping clerk",
  "logistics/driving": "driver|delivery driver|truck driver|cdl driver|courier|bus driver|trucker|mover",
  "logistics/planning":
    "logistics coordinator|logistics manager|supply chain analyst|buyer|purchasing agent|inventory planner|freight broker",
  "manufacturing/production":
    "machine operator|assembler|assembly worker|production worker|machinist|welder|cnc operator|fabricator|factory worker",
  "manufacturing/quality": "quality inspector|quality technician|quality control inspector|quality manager",
  "manufacturing/supervision": "production supervisor|plant manager|shift supervisor|production manager",
  "marketing/management":
    "marketing manager|brand manager|marketing coordinator|marketing assistant|marketing director|public relations manager|event marketer",
  "marketing/content": "content writer|copywriter|editor|journalist|technical writer|blogger",
  "marketing/online":
    "seo specialist|social media manager|ppc specialist|email marketer|growth marketer|digital marketer",
  "real-estate/agents": "leasing consultant|leasing agent|real estate agent|realtor|real estate broker",
  "real-estate/management": "property manager|building manager|community manager|superintendent of buildings",
  "real-estate/support": "real estate assistant|transaction coordinator|appraiser|title examiner",
  "retail/store":
    "sales associate|cashier|retail associate|stocker|store clerk|sales clerk|bagger|grocery clerk",
  "retail/management": "store manager|assistant store manager|retail manager|shift lead|department manager",
  "retail/display": "merchandiser|visual merchandiser|retail buyer|window dresser",
  "sales/field":
    "sales representative|sales rep|salesperson|salespeople|sales agent|door-to-door sales|car salesman",
  "sales/accounts": "account executive|key account manager|sales executive",
  "sales/development":
    "business development|business development manager|sales manager|sales director|partnerships manager",
  "technology/software":
    "software engineer|developer|software developer|web developer|programmer|frontend engineer|backend engineer|full stack engineer|qa engineer|qa tester",
  "technology/data":
    "data analyst|data scientist|data engineer|database administrator|machine learning engineer",
  "technology/support":
    "it support|it support technician|it support specialist|help desk technician|desktop support|it technician|computer technician",
  "technology/infrastructure":
    "site reliability engineer|devops engineer|network engineer|system administrator|systems administrator|cloud engineer|security analyst|network administrator",
};
