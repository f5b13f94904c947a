/** Who hires in the demo, each in its own words. */
export const companyAbouts: Readonly<Record<string, string>> = {
  "Northwind Logistics":
    "We move freight for small manufacturers across the Midwest. Drivers are home most nights, and dispatch knows everyone by name.",
  "Harbor & Hill Clinic":
    "A family clinic with two locations and a walk-in hour every morning. We see people, not slots, and we leave on time.",
  "Brightleaf Foods":
    "We make sauces and salads for independent grocers. Everything is cooked in one kitchen, and the whole crew eats lunch together.",
  "Cobalt Systems":
    "We build scheduling software for hospitals. Small teams own what they ship, from the first sketch to the support call.",
  "Juniper Health":
    "Home visits and telehealth for people with chronic conditions. Nurses plan their own routes and have time for each patient.",
  "Riverbend Schools":
    "A public charter network of four schools by the river. Classes have at most 22 students, and mentors stay with new teachers for a year.",
  "Maple Street Capital":
    "We lend to shops, farms and workshops that banks overlook. Half of us have run a small business before.",
  "Stonebridge Builders":
    "General contractor for schools, libraries and fire stations. We train apprentices ourselves and promote from the crew.",
  "Lumen Studio":
    "A design studio for museums and public spaces. We take on a few projects at a time and finish them right.",
  "Tidewater Hotels":
    "Three small hotels on the coast. Seasons are busy, winters are quiet, and most of the team comes back every year.",
  "Fieldstone Manufacturing":
    "We make metal parts for farm machines, to order and in small runs. The shop floor is bright, clean and air-conditioned.",
  "Open Ledger": "Bookkeeping for nonprofits, done remotely since 2012. We keep normal hours, even in April.",
  "Parkside Veterinary":
    "A neighborhood animal hospital with six vets. Emergencies rotate, and every dog in the building has a name tag.",
  "Meridian Robotics":
    "We build robots that sort recycling. Hardware and software sit at the same table, next to the machine.",
  "Good Neighbor Credit Union":
    "Owned by its 40,000 members. We pay for classes and certifications, and we close at five.",
  "Prairie Wind Energy":
    "We service wind turbines across three states. Safety comes first: nobody climbs alone.",
  "Clearwater Labs":
    "We test drinking water for towns and private wells. Careful, quiet work with results that matter by Friday.",
  "Union Square Market":
    "A food hall with thirty stalls under one roof. We run the building, the events and the marketing.",
  "Beacon Legal Group": "Employment and housing law for people, not companies. Two of us review every case.",
  "Orchard Bank":
    "A community bank with nine branches. Decisions are made here in town, usually the same day.",
  "Copper Kettle Brewing":
    "We brew six beers all year and one that surprises us every month. The taproom closes at ten so everyone gets home.",
  "Atlas Freight":
    "Warehousing and last-mile delivery. New trucks, paid training for your license, and shifts posted two weeks ahead.",
  "Evergreen Home Care":
    "We help older people stay in their own homes. You see the same clients each week and get paid for the drive.",
  "Signal & Noise":
    "We produce podcasts and radio for public stations. Deadlines are real, and so is the comp time after them.",
  "Granite Peak Engineering":
    "Civil engineers for bridges, trails and mountain roads. Fieldwork in summer, drawings in winter.",
  "Sunrise Dental":
    "A practice of four dentists who take anxious patients seriously. Modern equipment and no Saturday hours.",
  "Foundry Digital":
    "We build online shops for makers and small brands. Every project has one designer and one developer who stay until launch.",
  "Community Food Bank":
    "We get 9 million pounds of food a year to the people who need it, with 60 staff and 2,000 volunteers.",
  "Blue Heron Publishing":
    "Nature guides and children’s books, about twenty a year. Editors see their books through to the printer.",
  "Keystone Realty":
    "Residential sales and rentals by agents who live in the neighborhoods they sell. Salaried, with a bonus for the whole office.",
  "Steady Hands Moving":
    "Local and long-distance moves by crews of three who work together every day. Tips are yours.",
  "The Long Table": "One dining room, one menu a night. Service is shared, and so is the staff meal at four.",
  "Plain Web":
    "Accessible websites for towns, libraries and clinics. Remote since the start, with two weeks together each year.",
  "Gable & Grove":
    "We design and plant gardens that need little water. Spring is busy. From November on, we plan, build and rest.",
};
