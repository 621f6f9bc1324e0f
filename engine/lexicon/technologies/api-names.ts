function named(name: string, words: string): [word: string, name: string][] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => [word, name])
}

/** What the calls of a library open with: "np.zeros", "MPI_Abort". Behind a letter a capital or a digit must follow. */
export const CALL_OPENINGS: readonly (readonly [opening: string, name: string])[] = [
  ...named('NumPy', 'np.'),
  ...named('pandas', 'pd.read_ pd.to_'),
  ...named('Matplotlib', 'plt.'),
  ...named('Seaborn', 'sns.'),
  ...named('OpenCV', 'cv2.'),
  ...named('JAX', 'jnp.'),
  ...named('MPI', 'MPI_ mpi_abort mpi_init mpi_send mpi_recv mpi_bcast mpi_reduce mpi_barrier mpi_comm_'),
  ...named('SDL', 'SDL_'),
  ...named('React', 'React.'),
  ...named('Vue', 'Vue.'),
  ...named('JavaScript', 'Intl.'),
  ...named('Java', 'java.util. java.nio. java.lang.'),
  ...named('UIKit', 'UIView UITable UICollection UINavigation'),
  ...named('pthreads', 'pthread_'),
  ...named('CUDA', 'cuda'),
  ...named('SQLite', 'sqlite3_'),
  ...named('libcurl', 'curl_easy_ curl_multi_'),
  ...named('GTK', 'gtk_'),
  ...named('Vulkan', 'vk'),
  ...named('GLFW', 'glfw'),
  ...named(
    'OpenGL',
    'glBegin glBind glBlend glBuffer glClear glCompile glDraw glFramebuffer glGen glMatrix glPop glPush glShader glTex glUniform glVertex',
  ),
  ...named('STM32', 'HAL_GPIO_ HAL_UART_ HAL_SPI_ HAL_I2C_ HAL_ADC_ HAL_TIM_ HAL_CAN_ HAL_DMA_ HAL_RTC_'),
  ...named('FreeRTOS', 'xQueue xSemaphore xTask vTask'),
  ...named('Go', 'fmt.Print fmt.Sprint fmt.Fprint fmt.Errorf'),
]

/** Calls and types of which the first part says too little. */
export const CALLS: ReadonlyMap<string, string> = new Map([
  ...named('pandas', 'pd.DataFrame pd.Series pd.concat pd.merge pd.Timestamp pd.cut pd.qcut'),
  ...named('TensorFlow', 'tf.data tf.nn tf.io tf.function tf.Tensor tf.Variable tf.constant tf.GradientTape'),
  ...named(
    'PyTorch',
    'nn.Module nn.Linear nn.Conv2d nn.Embedding nn.Sequential nn.Parameter nn.LayerNorm nn.Dropout nn.CrossEntropyLoss',
  ),
  ...named(
    'Qt',
    `
    QAbstractItemModel QApplication QByteArray QDialog QGraphicsScene QGraphicsView QImage QLabel QListView QMainWindow
    QNetworkAccessManager QObject QPainter QPixmap QPushButton QSettings QString QStringList QTableView QThread QTimer QVariant QWidget
    `,
  ),
  ...named(
    'C++',
    `
    std::array std::atomic std::cerr std::cout std::endl std::function std::list std::lock_guard std::make_shared std::make_unique
    std::map std::move std::mutex std::optional std::pair std::set std::shared_ptr std::sort std::span std::string std::string_view
    std::tuple std::unique_lock std::unique_ptr std::unordered_map std::variant std::vector
    `,
  ),
  ...named('React', 'useState useEffect useMemo useCallback useReducer useContext useLayoutEffect'),
  ...named(
    'Spring',
    '@Autowired @RestController @SpringBootApplication @RequestMapping @GetMapping @PostMapping',
  ),
  ...named('Arduino', 'digitalWrite digitalRead analogRead analogWrite pinMode'),
  ...named('Java', 'System.out System.err'),
  ...named('C#', 'Console.Write Console.WriteLine Console.ReadLine'),
  ...named(
    'JavaScript',
    'document.getElementById document.querySelector document.querySelectorAll document.createElement',
  ),
])
