import {
  above,
  below,
  both,
  condition,
  either,
  home,
  inPlace,
  product,
  productWith,
  service,
  type Judged,
} from "./judged";
import * as the from "./things";

/** Of a household in a year: homes with wishes, goods with price and condition, work, slips and words run together. */
export const householdQuestions: readonly Judged[] = [
  ...the.ask("rooms", [
    [
      "2 bedroom apt pets allowed under 2000",
      home({ type: "apartment", beds: 2, pets: true, offer: "rent", below: 2000 }),
    ],
    [
      "three bed two bath house with a garage",
      both(home({ type: "single-family", beds: 3, baths: 2 }), ({ details }) =>
        /garage/.test(details.parking ?? ""),
      ),
    ],
    ["furnished 1br rental", home({ beds: 1, furnished: true, offer: "rent" })],
    [
      "at least 4 bedrooms house for sale florida",
      home({ type: "single-family", leastBeds: 4, offer: "sale", state: "FL" }),
    ],
    ["one bedroom condo to rent", home({ type: "condo", beds: 1, offer: "rent" })],
    ["studio that takes cats", home({ beds: 0, pets: true })],
  ]),
  ...the.ask("price", [
    ["townhome less than 400k", home({ type: "townhouse", offer: "sale", below: 400_000 })],
    ["apartment 1200 a month or less", home({ type: "apartment", offer: "rent", below: 1200 })],
    [
      "acoustic guitar no more than 300",
      both(
        the.guitar,
        both(below(300), ({ title, description }) => /acoustic/i.test(title + description)),
      ),
    ],
    ["laptop between 400 and 900 dollars", both(the.laptop, both(above(400), below(900)))],
    ["cheap office chair", productWith(/chair$/, /office|desk|swivel/)],
    ["suitcase under $100", both(the.suitcase, below(100))],
    ["camera over 500", both(the.camera, above(500))],
  ]),
  ...the.ask("fact", [
    ["like new running shoes", both(product(/shoes$|sneakers$/), condition("like_new"))],
    ["second hand sofa", both(the.sofa, condition("used"))],
    ["brand new headphones", both(the.headphones, condition("new"))],
    ["tent used once for sale", both(the.tent, condition("used"))],
    ["dining table with delivery", null],
  ]),
  ...the.ask("place", [
    ["handyman in denver", both(the.handyman, inPlace("Denver"))],
    ["houses for rent in ohio", home({ type: "single-family", offer: "rent", state: "OH" })],
    ["office space chicago", home({ type: "office", city: "Chicago" })],
    ["dog walker seattle", both(service(/dog walking/), inPlace("Seattle"))],
  ]),
  ...the.ask("typo", [
    ["accoustic gitar", the.guitar],
    ["refurbised labtop", both(the.laptop, condition("refurbished"))],
    ["lether hand bag", both(the.handbag, productWith(/bag/, /leather/))],
    ["moutain bycicle", the.bike],
    ["bathroom plummer", the.plumbing],
    ["housekeper weekly", the.cleaning],
    ["wirelessheadphones", productWith(/headphones$/, /wireless/)],
    ["doggroomer", service(/groom/)],
    ["vintge wrist wach", the.watch],
    ["chidrens tedy bear", the.teddy],
  ]),
  ...the.ask("service", [
    ["someone to put up shelves and hang pictures", the.handyman],
    ["mow and edge the lawn every two weeks", service(/lawn|garden/)],
    ["help me do my taxes", service(/tax/)],
    ["math help for my son before exams", service(/math|homework|tutor/)],
    ["house needs a fresh coat of paint", service(/(exterior|interior|whole-house) painting/)],
    ["take family photos at the park", service(/family photo|portrait|photography/)],
    ["get wifi and outlets put in the basement", service(/outlet/)],
    ["move a piano across town", service(/piano and furniture moving/)],
    ["car won't start needs looking at", service(/diagnostics|car repair/)],
  ]),
  ...the.ask("everyday", [
    ["carry on luggage with wheels", productWith(/suitcase|carry-on|luggage/, /./)],
    ["reading lamp", productWith(/lamp/, /reading/)],
    ["gift for a gardener", either(the.plant, product(/garden/))],
    ["mens dress watch", the.watch],
  ]),
];
