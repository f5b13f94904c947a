export type Gender = "f" | "m";

export const firstNames: Record<Gender, readonly string[]> = {
  f: (
    "Maya,Elena,Grace,Priya,Hannah,Sofia,Naomi,Claire,Aisha,Ruth,Isabel,Keiko,Leah,Monica,Tessa,Yolanda,Amara,Bridget," +
    "Carmen,Dana,Erin,Fatima,Gloria,Holly,Ingrid,June,Kira,Lucia,Marta,Nadia,Olivia,Paula,Quinn,Rosa,Simone,Tanya," +
    "Uma,Vera,Wendy,Ximena,Zoe,Abigail,Beatriz,Chloe,Denise,Esther,Felicia,Georgia,Harriet,Irene,Joanna,Kendra"
  ).split(","),
  m: (
    "Daniel,Marcus,Owen,Rafael,Theo,Samuel,Victor,Andre,Ben,Caleb,Diego,Elias,Felix,Gabriel,Hugo,Isaac,Jamal,Kenji," +
    "Liam,Mateo,Nathan,Oscar,Peter,Quentin,Ravi,Simon,Thomas,Umar,Vincent,Walter,Xavier,Yusuf,Zachary,Aaron,Brian," +
    "Carlos,Dominic,Ethan,Frank,George,Henry,Ivan,Joel,Kevin,Leon,Miles,Noah,Omar,Patrick,Reuben,Sanjay,Tomas"
  ).split(","),
};

export const lastNames: readonly string[] = (
  "Alvarez,Bennett,Castillo,Donovan,Ellison,Fischer,Garcia,Hughes,Iverson,Jennings,Kowalski,Lindgren,Marquez,Nakamura," +
  "Okafor,Patel,Quigley,Reyes,Sullivan,Tran,Underwood,Vasquez,Whitaker,Xiong,Young,Zimmerman,Abbott,Brennan,Carter," +
  "Delgado,Eriksen,Farrell,Goldberg,Hoffman,Ibrahim,Jackson,Keller,Lawson,McCarthy,Navarro,Ortiz,Pruitt,Ramsey,Shah," +
  "Thornton,Ueda,Valdez,Wallace,Yoder,Zhang,Archer,Bauer,Chen,Doyle,Espinoza,Foster,Grant,Harmon,Ito,Johansen,Kim," +
  "Lopez,Mbeki,Nguyen,Owens,Price,Rossi,Singh,Tucker,Vega,Walsh,Baptiste,Coleman,Dubois,Everett,Flores,Greene"
).split(",");
