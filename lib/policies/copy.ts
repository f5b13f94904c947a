import type { BuiltInPolicy } from "./rules";

export const privacyPolicy: BuiltInPolicy = {
  title: "Privacy Policy",
  summary: "What {site} collects about you, why, how long we keep it, and the choices you have.",
  updated: "2026-12-01",
  sections: [
    {
      heading: "Who is responsible",
      paragraphs: [
        "{site} runs this marketplace. Questions about your data? Email {email}. A person reads every message, and we answer within 30 days.",
      ],
    },
    {
      heading: "What we collect",
      paragraphs: ["We collect what the marketplace needs to work, and nothing for advertising networks."],
      points: [
        "Account: your name, username, email address, phone number and a scrambled version of your password that no one can read.",
        "What you publish: listings, pictures, jobs, reviews and your vendor profile. A home’s street address stays private unless you choose to show it.",
        "What you say to others: messages, offers, viewing requests and job applications, which only the people involved can read. If you send the same first message to several people, our team may read it before we deliver it.",
        "Deals: ratings that sellers give buyers, which only sellers those buyers contact can read, and cases about problems, which both sides and our team can read.",
        "What you save: favorites, saved jobs, saved searches and notification choices.",
        "Push notifications, if you turn them on: the address your browser gives us. The notifications themselves never say what they’re about.",
        "Signed-in devices: when each was last used, its browser name and a coded form of its network address.",
        "API keys, if you create any: each key’s name, permissions and last use. Of the key itself we keep only its first characters and a scrambled version that no one can read.",
        "Webhooks, if your business sets them up: their addresses and, for 30 days, a log of what was sent to them.",
        "Page views: the page you viewed, the site you came from, and your kind of device and browser, counted without cookies. A code that changes every day stands in for a visitor, so no one can be tracked from one day to the next. While you’re signed in, we check who you are only to leave out our own team and vendors viewing their own listings.",
        "Searches: which words were searched each day, how many results came up and which one was opened, with no record of who searched. We don’t store searches that look like an email address, a phone number or a street address.",
      ],
    },
    {
      heading: "Why we use it",
      paragraphs: [
        "To show your listings and deliver your messages, to keep accounts safe, to stop fraud, to send the notices you asked for, and to understand which pages help people. We don’t sell personal data, and we don’t share it for anyone else’s advertising.",
      ],
    },
    {
      heading: "Who else sees it",
      paragraphs: [
        "Other people see what you publish and what you send them. A vendor’s business phone number appears after a click. An employer sees the application you send to their job. Service providers who run our servers, email and payments see only what they need for that work, under contract. A program that uses your API key sees and does what you allow it. If a business sets up a webhook, the address it chose learns that there is a new message, offer, deal, review or job application, but not who it is from or what it says. Courts and authorities get what the law requires us to share.",
      ],
    },
    {
      heading: "How long we keep it",
      paragraphs: [
        "Account data stays until you delete the account. Deals, payments and reviews stay as long as the law or the other party needs them, without your name where that is possible. We keep security records for 12 months. We destroy the key to each day’s visitor codes when the day ends. We delete individual page views after 35 days and keep only daily totals. After 28 days we delete the words of searches that fewer than five visitors made.",
      ],
    },
    {
      heading: "Your choices",
      paragraphs: ["You can do most of this yourself in your profile:"],
      points: [
        "See and correct your details, and download everything as one file.",
        "Sign out any device.",
        "Choose what we email you about.",
        "Delete your account. Before you confirm, the page shows what we keep and why.",
      ],
    },
    {
      heading: "Children",
      paragraphs: [
        "{site} is for people aged 18 and over. We close any account we learn belongs to someone under 18.",
      ],
    },
    {
      heading: "Changes",
      paragraphs: [
        "If this policy changes in a way that matters to you, we’ll tell you before it takes effect.",
      ],
    },
  ],
};

export const termsOfService: BuiltInPolicy = {
  title: "Terms of Service",
  summary: "{site}’s rules, in plain English.",
  updated: "2026-11-01",
  sections: [
    {
      heading: "What {site} is",
      paragraphs: [
        "{site} is a place where vendors offer products, services and real estate, employers post jobs, and visitors find them. The deal is between the two of you. We’re not a party to it, we don’t hold the goods or the home, and we’re not your agent, broker or employer.",
      ],
    },
    {
      heading: "Your account",
      paragraphs: [
        "You must be 18 or older and give accurate details. Keep your password to yourself; you’re responsible for what happens under your account. You may have one customer account and one vendor account.",
      ],
    },
    {
      heading: "Vendors",
      paragraphs: [
        "We review every vendor before their first listing goes up. You need the right to sell, rent or provide what you list, and the licenses your trade or state requires. Prices are in US dollars, and you must honor them.",
      ],
      points: [
        "Describe the item honestly, including any flaws, and use your own photos.",
        "When an item is reserved, sold or gone, update or remove the listing.",
        "Answer questions honestly and treat everyone fairly. Housing and job offers must follow fair housing and equal opportunity law.",
      ],
    },
    {
      heading: "What you can’t list",
      paragraphs: ["We remove these and may close your account:"],
      points: [
        "Anything illegal, stolen, recalled or counterfeit.",
        "Weapons, drugs, live animals, and adult services.",
        "Homes or jobs that don’t exist, or that ask for money before a viewing or an interview.",
        "Duplicate or misleading listings, and listings that collect personal data.",
      ],
    },
    {
      heading: "Reviews and messages",
      paragraphs: [
        "Reviews come from people who dealt with the vendor. Write what happened. We remove paid, traded or threatening reviews. Messages are for the deal: no spam, no harassment, no requests to pay in ways that can’t be traced.",
      ],
    },
    {
      heading: "Plans and payments",
      paragraphs: [
        "You see each vendor plan’s limits and price before you choose. A trial ends on its own unless you continue. You can change or cancel anytime; a canceled plan runs through the end of the paid period.",
      ],
    },
    {
      heading: "What we may do",
      paragraphs: [
        "We may refuse, move or remove content that breaks these rules, and suspend or close accounts. We’ll tell you why, and you can email {email} to ask for another review.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "We work hard to keep {site} running and safe, but we can’t promise that it’s always available or that every listing is accurate. As far as the law allows, our liability is limited to what you paid us in the previous 12 months. Nothing here limits your rights under the law.",
      ],
    },
    {
      heading: "Law and contact",
      paragraphs: [
        "The law of the state where {site} is registered applies, but you keep the protections of the state where you live. Questions? Email {email}.",
      ],
    },
  ],
};

export const cookiePolicy: BuiltInPolicy = {
  title: "Cookie Policy",
  summary: "{site} uses very few cookies, and none for advertising.",
  updated: "2026-11-30",
  sections: [
    {
      heading: "Without an account",
      paragraphs: [
        "You can browse, search and read everything on {site} without a single cookie. We count page views without cookies too.",
      ],
    },
    {
      heading: "When you sign in",
      paragraphs: ["Signing in sets three cookies that the site needs to recognize you:"],
      points: [
        "{cookie} keeps you signed in. Scripts can’t read it. It ends when you close the browser or, if you chose “Remember me,” after 30 days without a visit.",
        "plaza_signed_in only says that someone is signed in, so the page knows whether to look up your name. It holds no data about you.",
        "plaza_device recognizes this browser for 90 days, so no one can lock you out by trying wrong passwords elsewhere. Scripts can’t read it, and it doesn’t sign anyone in.",
        "Where you can sign in with another provider, plaza_oidc and three cookies that start with plaza_oidc_ carry that sign-in there and back. Scripts can’t read them, and they end within ten minutes.",
      ],
    },
    {
      heading: "What your browser stores",
      paragraphs: ["Some things stay in your browser, and no one else can read them:"],
      points: [
        "Your last five searches, which you can clear in the search box.",
        "Your latest search without results and your latest results page, until you close the tab.",
        "A short-lived access token while you’re signed in.",
        "Form drafts, so you don’t lose anything when a page closes.",
        "Listings you visited or saved, so you can read them offline.",
        "The location you search near, if you set one.",
        "Small choices, such as a dismissed hint or the dark theme.",
      ],
    },
    {
      heading: "How to remove them",
      paragraphs: [
        "Logging out clears all of this except plaza_device and the small choices. You can remove the rest anytime in your browser’s settings. Questions? Email {email}.",
      ],
    },
  ],
};
