/** Next's output folder. BUILD_FOLDER lets tests and benchmarks build beside the site that is being served. */
export const BUILD_FOLDER = process.env.BUILD_FOLDER ?? '.next';
