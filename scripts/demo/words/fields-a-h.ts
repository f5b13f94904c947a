import { teamwork, type JobWords } from "./job-words";

/** Fields from accounting to hospitality. */
export const firstFields: readonly JobWords[] = [
  {
    category: "Accounting and finance",
    titles: [
      ["Staff accountant", 58, 78],
      ["Financial analyst", 72, 105],
      ["Payroll specialist", 50, 68],
    ],
    duties: [
      "Close the books each month",
      "Prepare reports anyone can read",
      "Reconcile accounts and track down differences",
      "Help with the annual audit",
      "Streamline how we handle invoices",
    ],
    needs: ["Two or more years in accounting", "Confidence with spreadsheets", ...teamwork],
  },
  {
    category: "Administration",
    titles: [
      ["Office manager", 48, 68],
      ["Executive assistant", 58, 84],
      ["Receptionist", 36, 46],
    ],
    duties: [
      "Keep calendars and the front desk running",
      "Welcome visitors and new coworkers",
      "Order what the office needs before it runs out",
      "Set up meetings and take notes",
      "Keep files organized so anyone can find things",
    ],
    needs: ["Office experience", "A friendly phone voice", ...teamwork],
  },
  {
    category: "Construction and trades",
    titles: [
      ["Journeyman carpenter", 54, 78],
      ["Electrician", 60, 92],
      ["HVAC technician", 52, 80],
      ["Site supervisor", 78, 112],
    ],
    duties: [
      "Read plans and build to them",
      "Keep the site safe and tidy",
      "Order materials on time",
      "Teach one apprentice",
      "Talk with clients about what comes next",
    ],
    needs: ["A trade certification or equivalent experience", "A driver's license", ...teamwork],
  },
  {
    category: "Customer service",
    titles: [
      ["Customer support specialist", 42, 58],
      ["Call center agent", 36, 46],
      ["Client success manager", 64, 92],
    ],
    duties: [
      "Answer customers by chat, email and phone",
      "Solve what you can right away and follow up on the rest",
      "Tell the product team what people struggle with",
      "Keep help pages up to date",
      "Welcome new customers",
    ],
    needs: ["Patience with people and systems", "Good written English", ...teamwork],
  },
  {
    category: "Design and creative",
    titles: [
      ["Graphic designer", 54, 80],
      ["Product designer", 88, 135],
      ["Video editor", 52, 78],
    ],
    duties: [
      "Turn rough ideas into clear layouts",
      "Keep the design system in order",
      "Show work early and often",
      "Prepare files for print and screen",
      "Test designs with five real people",
    ],
    needs: ["A portfolio you like", "Experience with current design tools", ...teamwork],
  },
  {
    category: "Education",
    titles: [
      ["Elementary school teacher", 48, 70],
      ["Math tutor", 38, 56],
      ["School librarian", 46, 64],
    ],
    duties: [
      "Plan lessons and teach them",
      "Know every child and what they need",
      "Keep parents in the loop",
      "Team up with other teachers on projects",
      "Take care of the classroom",
    ],
    needs: ["A state teaching license, or close to it", "Experience with mixed groups", ...teamwork],
  },
  {
    category: "Engineering",
    titles: [
      ["Mechanical engineer", 82, 118],
      ["Civil engineer", 78, 112],
      ["Process engineer", 80, 115],
    ],
    duties: [
      "Design parts and test them",
      "Make drawings others can build from",
      "Lead small projects from idea to handover",
      "Work with suppliers",
      "Document decisions and the reasons for them",
    ],
    needs: ["An engineering degree", "Three years of experience", ...teamwork],
  },
  {
    category: "Healthcare",
    titles: [
      ["Registered nurse", 72, 104],
      ["Medical assistant", 40, 54],
      ["Physical therapist", 78, 102],
      ["Home health aide", 32, 42],
    ],
    duties: [
      "Care for patients with time and respect",
      "Keep records complete",
      "Work closely with doctors and families",
      "Give medication safely",
      "Help new coworkers settle in",
    ],
    needs: ["A current license or certification", "CPR certification", ...teamwork],
  },
  {
    category: "Hospitality",
    titles: [
      ["Line cook", 38, 52],
      ["Front desk agent", 35, 45],
      ["Restaurant manager", 56, 78],
      ["Pastry chef", 44, 62],
    ],
    duties: [
      "Cook or serve to a standard you’d pay for",
      "Keep the station clean",
      "Welcome guests and remember the regulars",
      "Order and store food",
      "Train new people",
    ],
    needs: ["Experience in a busy kitchen or front of house", "Evenings and some weekends", ...teamwork],
  },
];
