/** A city with how dear homes are there; 1 is the middle of the country. */
export type Place = { city: string; state: string; homes: number; hoods: readonly string[] };

const list = `
Austin|TX|1.35|Hyde Park,Zilker,Mueller,East Cesar Chavez
Houston|TX|0.9|Montrose,The Heights,Midtown,Bellaire
Dallas|TX|1.05|Oak Lawn,Lakewood,Bishop Arts,Uptown
San Antonio|TX|0.8|King William,Alamo Heights,Stone Oak
San Francisco|CA|3.3|Noe Valley,Inner Sunset,Mission Bay,North Beach
Los Angeles|CA|2.4|Silver Lake,Echo Park,Culver West,Eagle Rock
San Diego|CA|2.2|North Park,Hillcrest,Ocean Beach
Oakland|CA|2|Rockridge,Temescal,Grand Lake
Sacramento|CA|1.3|Midtown,East Sacramento,Land Park
Fresno|CA|0.95|Tower District,Fig Garden
Seattle|WA|2.1|Ballard,Fremont,Capitol Hill,Wallingford
Spokane|WA|0.95|South Hill,Browne's Addition
Tacoma|WA|1.2|Proctor,North Slope
Portland|OR|1.45|Sellwood,Alberta,Hawthorne,Kenton
Eugene|OR|1.15|Whiteaker,South Hills
Bend|OR|1.7|Old Bend,NorthWest Crossing
Denver|CO|1.55|Highlands,Baker,Wash Park,Capitol Hill
Boulder|CO|2.3|Mapleton Hill,Table Mesa
Colorado Springs|CO|1.2|Old Colorado City,Broadmoor
Phoenix|AZ|1.15|Arcadia,Encanto,Roosevelt Row
Tucson|AZ|0.9|Sam Hughes,Barrio Viejo
Scottsdale|AZ|1.9|Old Town,McCormick Ranch
Las Vegas|NV|1.15|Summerlin,Arts District
Reno|NV|1.4|Midtown,Old Southwest
Salt Lake City|UT|1.4|Sugar House,The Avenues
Boise|ID|1.25|North End,East End
Billings|MT|0.95|Rimrock,Downtown
Bozeman|MT|1.8|Bon Ton,South Tracy
Cheyenne|WY|0.9|Avenues,Moore Haven
Albuquerque|NM|0.9|Nob Hill,Old Town
Santa Fe|NM|1.6|Railyard,Canyon Road
Oklahoma City|OK|0.65|Paseo,Midtown
Tulsa|OK|0.6|Brookside,Cherry Street
Kansas City|MO|0.7|Westport,Brookside
St. Louis|MO|0.6|Soulard,Tower Grove
Wichita|KS|0.5|Riverside,College Hill
Omaha|NE|0.7|Dundee,Benson
Lincoln|NE|0.7|Near South,Haymarket
Des Moines|IA|0.6|Beaverdale,East Village
Minneapolis|MN|1|Linden Hills,Northeast,Uptown
St. Paul|MN|0.9|Mac-Groveland,Cathedral Hill
Duluth|MN|0.7|Congdon,Lakeside
Fargo|ND|0.7|Hawthorne,Downtown
Sioux Falls|SD|0.75|All Saints,McKennan Park
Madison|WI|1.05|Willy Street,Monroe Street
Milwaukee|WI|0.7|Bay View,Third Ward
Chicago|IL|1.1|Logan Square,Lincoln Park,Andersonville,Pilsen
Springfield|IL|0.45|Enos Park,Oak Ridge
Indianapolis|IN|0.7|Broad Ripple,Fountain Square
Fort Wayne|IN|0.55|West Central,Lakeside
Detroit|MI|0.5|Corktown,West Village
Grand Rapids|MI|0.8|Eastown,Heritage Hill
Ann Arbor|MI|1.2|Burns Park,Kerrytown
Columbus|OH|0.8|German Village,Clintonville
Cleveland|OH|0.5|Tremont,Ohio City
Cincinnati|OH|0.75|Over-the-Rhine,Hyde Park
Louisville|KY|0.7|Highlands,Crescent Hill
Lexington|KY|0.85|Chevy Chase,Kenwick
Nashville|TN|1.3|East Nashville,12 South,Germantown
Memphis|TN|0.5|Cooper-Young,Midtown
Knoxville|TN|0.95|Old City,Sequoyah Hills
Chattanooga|TN|0.9|North Shore,St. Elmo
Birmingham|AL|0.55|Avondale,Highland Park
Huntsville|AL|0.85|Five Points,Twickenham
Jackson|MS|0.4|Fondren,Belhaven
Little Rock|AR|0.55|Hillcrest,SoMa
New Orleans|LA|0.8|Bywater,Garden District,Mid-City
Baton Rouge|LA|0.65|Garden District,Spanish Town
Atlanta|GA|1.1|Inman Park,Virginia-Highland,Grant Park
Savannah|GA|1|Starland,Ardsley Park
Miami|FL|1.8|Coconut Grove,Little Havana,Edgewater
Orlando|FL|1.05|College Park,Thornton Park
Tampa|FL|1.15|Seminole Heights,Hyde Park
Jacksonville|FL|0.85|Riverside,San Marco
Naples|FL|1.9|Old Naples,Park Shore
Charleston|SC|1.5|Wagener Terrace,West Ashley
Greenville|SC|0.95|Augusta Road,West End
Charlotte|NC|1.15|NoDa,Dilworth,Plaza Midwood
Raleigh|NC|1.2|Five Points,Oakwood
Asheville|NC|1.3|Montford,West Asheville
Richmond|VA|1|Church Hill,The Fan
Norfolk|VA|0.85|Ghent,Larchmont
Washington|DC|1.9|Petworth,Capitol Hill,Brookland
Baltimore|MD|0.75|Hampden,Fells Point
Annapolis|MD|1.5|Eastport,West Street
Wilmington|DE|0.75|Trolley Square,Highlands
Philadelphia|PA|0.85|Fishtown,Fairmount,East Passyunk
Pittsburgh|PA|0.7|Lawrenceville,Squirrel Hill
Lancaster|PA|0.85|Chestnut Hill,West End
Newark|NJ|1.1|Ironbound,Forest Hill
Princeton|NJ|2|Riverside,Western Section
New York|NY|2.6|Park Slope,Astoria,Harlem,Greenpoint
Buffalo|NY|0.6|Elmwood Village,North Buffalo
Rochester|NY|0.55|Park Avenue,South Wedge
Albany|NY|0.8|Center Square,Pine Hills
Hartford|CT|0.75|West End,Parkville
New Haven|CT|0.95|East Rock,Westville
Providence|RI|1.15|Federal Hill,Fox Point
Boston|MA|2.2|Jamaica Plain,South End,Charlestown
Worcester|MA|1.1|Canal District,Tatnuck
Northampton|MA|1.2|Florence,Bay State
Portland|ME|1.4|Munjoy Hill,West End
Burlington|VT|1.35|Old North End,Hill Section
Manchester|NH|1.15|North End,Millyard
Anchorage|AK|1.05|South Addition,Turnagain
Honolulu|HI|2.5|Manoa,Kaimuki
Charleston|WV|0.45|East End,South Hills
Morgantown|WV|0.75|South Park,Suncrest
`;

export const places: readonly Place[] = list
  .trim()
  .split("\n")
  .map((line) => {
    const [city = "", state = "", homes = "1", hoods = ""] = line.split("|");
    return { city, state, homes: Number(homes), hoods: hoods.split(",") };
  });

export const streets: readonly string[] = (
  "Maple,Oak,Cedar,Willow,Elm,Birch,Juniper,Magnolia,Sycamore,Chestnut,Lakeview,Hillcrest,Prospect,Franklin,Madison," +
  "Jefferson,Monroe,Lincoln,Garfield,Harrison,Linden,Orchard,Meadow,Brook,River,Church,Mill,School,Spring,Highland," +
  "Fairview,Park,Sunset,Ridge,Valley,Forest,Cherry,Walnut,Hawthorne,Laurel,Poplar,Aspen,Vine,Pearl,Market,Union"
).split(",");
