import { teamwork, type JobWords } from "./job-words";

/** Fields from human resources to technology. */
export const secondFields: readonly JobWords[] = [
  {
    category: "Human resources",
    titles: [
      ["HR generalist", 58, 82],
      ["Recruiter", 56, 88],
    ],
    duties: [
      "Find and welcome new people",
      "Answer questions about pay and benefits",
      "Keep files complete and private",
      "Help managers have good conversations",
      "Plan training sessions",
    ],
    needs: ["Two years in HR", "Discretion", ...teamwork],
  },
  {
    category: "Legal",
    titles: [
      ["Paralegal", 54, 78],
      ["Contracts manager", 82, 120],
    ],
    duties: [
      "Prepare files and filings",
      "Read contracts and mark what matters",
      "Keep track of deadlines",
      "Research and write short notes",
      "Talk with clients about what we need",
    ],
    needs: ["A paralegal certificate or law degree", "Precise writing", ...teamwork],
  },
  {
    category: "Logistics",
    titles: [
      ["Warehouse associate", 36, 48],
      ["Delivery driver", 40, 58],
      ["Logistics coordinator", 50, 70],
    ],
    duties: [
      "Pick, pack and load",
      "Plan routes that drivers like",
      "Keep stock counts honest",
      "Check deliveries in and out",
      "Report what breaks",
    ],
    needs: ["A clean driving record where driving is part of it", "Able to lift 50 pounds", ...teamwork],
  },
  {
    category: "Manufacturing",
    titles: [
      ["Machine operator", 42, 58],
      ["Quality inspector", 46, 64],
      ["Production supervisor", 66, 92],
    ],
    duties: [
      "Set up and run machines",
      "Check parts and write down what you find",
      "Stop the line when something is wrong",
      "Suggest ways to make the work easier",
      "Hand off cleanly between shifts",
    ],
    needs: ["Experience on a shop floor", "Able to read basic drawings", ...teamwork],
  },
  {
    category: "Marketing",
    titles: [
      ["Marketing manager", 72, 108],
      ["Content writer", 50, 74],
      ["SEO specialist", 58, 86],
    ],
    duties: [
      "Plan campaigns and measure them",
      "Write copy people finish",
      "Make the newsletter worth opening",
      "Work with designers and freelancers",
      "Say what didn’t work, and why",
    ],
    needs: ["A few campaigns to show", "Comfort with numbers", ...teamwork],
  },
  {
    category: "Real estate",
    titles: [
      ["Leasing consultant", 40, 58],
      ["Property manager", 54, 78],
      ["Real estate assistant", 42, 58],
    ],
    duties: [
      "Show homes and answer questions",
      "Take care of tenants and repairs",
      "Prepare leases and listings",
      "Keep in touch with owners",
      "Walk the buildings once a week",
    ],
    needs: ["A license, or plans to get one", "A driver's license", ...teamwork],
  },
  {
    category: "Retail",
    titles: [
      ["Store manager", 50, 72],
      ["Sales associate", 32, 42],
      ["Visual merchandiser", 42, 58],
    ],
    duties: [
      "Help customers without pushing",
      "Keep the store inviting",
      "Order, price and unpack",
      "Open or close with the team",
      "Know the products well",
    ],
    needs: ["Retail experience", "Saturdays", ...teamwork],
  },
  {
    category: "Sales",
    titles: [
      ["Account executive", 68, 120],
      ["Sales representative", 52, 88],
      ["Business development manager", 82, 130],
    ],
    duties: [
      "Call on customers and listen first",
      "Write quotes we can stand behind",
      "Take care of accounts for the long run",
      "Report simply and on time",
      "Attend two trade shows a year",
    ],
    needs: ["A track record in sales", "A driver's license", ...teamwork],
  },
  {
    category: "Technology",
    titles: [
      ["Software engineer", 105, 165],
      ["Data analyst", 78, 118],
      ["IT support technician", 48, 68],
      ["Site reliability engineer", 120, 180],
    ],
    duties: [
      "Build and maintain software people use every day",
      "Review other people’s work kindly",
      "Write tests and short documentation",
      "Share on-call, one week in six",
      "Talk with the people who use it",
    ],
    needs: ["Three years with a modern language", "Curiosity about how things fail", ...teamwork],
  },
];
