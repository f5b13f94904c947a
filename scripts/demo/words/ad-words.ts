type Position = "top" | "middle" | "bottom";

/** Advertisements: which picture, whose, and where. */
export const adWords: readonly { picture: string; vendor: string; title: string; position: Position }[] = [
  {
    picture: "ad/electronics",
    vendor: "Aperture & Sons",
    title: "Cameras and audio, tested on our bench",
    position: "top",
  },
  {
    picture: "ad/homes",
    vendor: "Keystone Realty",
    title: "Sunday open houses: come and look around",
    position: "top",
  },
  {
    picture: "ad/garden",
    vendor: "Green Room Plants",
    title: "Spring plants with free repotting",
    position: "top",
  },
  {
    picture: "ad/moving",
    vendor: "Steady Hands Moving",
    title: "Moving this month? Two movers and a truck",
    position: "middle",
  },
  {
    picture: "ad/homes",
    vendor: "Gable & Grove",
    title: "Houses with yards, at fair prices",
    position: "middle",
  },
  {
    picture: "ad/garden",
    vendor: "Root & Branch Gardens",
    title: "A garden plan for all four seasons",
    position: "middle",
  },
  {
    picture: "ad/bakery",
    vendor: "Sugar Street Bakery",
    title: "Birthday cakes, baked to order",
    position: "bottom",
  },
  {
    picture: "ad/wheels",
    vendor: "The Fixed Wheel",
    title: "Bikes, scooters and skates, tuned and ready",
    position: "bottom",
  },
  {
    picture: "ad/furniture",
    vendor: "Fern & Fable Home",
    title: "Furniture for calm rooms",
    position: "bottom",
  },
  {
    picture: "ad/spa",
    vendor: "Stillwater Massage",
    title: "Take an hour for yourself this week",
    position: "bottom",
  },
];
