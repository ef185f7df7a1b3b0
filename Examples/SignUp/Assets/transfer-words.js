// The progress of a transfer in words.

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** What is sent: "12.4 of 50 MB", or in kB for a file of less than a megabyte; both are powers of two, as in the error of the field. */
export const progress = (sent, size) => {
  const [unit, bytes] = size < 2 ** 20 ? ["kB", 2 ** 10] : ["MB", 2 ** 20];
  return `${number.format(sent / bytes)} of ${number.format(size / bytes)} ${unit}`;
};

/** The time that is left, as people say it: "about 3 minutes left". */
export const timeLeft = (seconds) => {
  if (seconds < 10) return "a few seconds left";
  if (seconds < 45) return "less than a minute left";
  const minutes = Math.round(seconds / 60);
  if (minutes < 2) return "about a minute left";
  if (minutes < 60) return `about ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours < 2 ? "about an hour left" : `about ${hours} hours left`;
};
