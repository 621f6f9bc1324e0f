import { listed, type Technology } from './technology.ts'

/** Boards, chips, sensors and what one builds, draws and flashes them with, taken in any case. */
const NAMES = {
  boards: `
    65C02, AccelStepper, ACS712, AD8232, Adafruit IO, ADS1015, ADXL345, AM2302, AMG8833, APA102, APDS-9960,
    ArchiCAD, ArduCopter, Arduino CLI, ArduinoJson, Artix-7, Arty A7, AT24C32, ATmega1284, ATmega16,
    ATmega2560, ATmega328, ATSAMD21, ATtiny13, ATtiny84, AVR-GCC, avr-hal, AXI-Lite, Azure IoT, Azure RTOS,
    Basys 3, BCM2711, BCM2712, BCM2835, BCM2837, BeagleBone AI, BeagleBone Black, BeaglePlay, BeagleV,
    BeagleY-AI, BH1750, BladeRF, BLHeli, BLTouch, Bluespec, BME680, BMI160, BMI270, BMP180, BMP388, BMP390,
    BMX055, BNO085, BricsCAD, BRL-CAD, build123d, CC1101, CC2530, CC2531, CC2650, CC3200, CH32V, CH32V003,
    CH341, ChirpStack, CircuitLab, Cleanflight, CMSIS-DSP, Commodore 64, Contiki-NG, Coral Edge TPU,
    Cortex-A7, Cortex-A72, Cortex-M0+, Cortex-M3, Cortex-M33, Cortex-R5, CP2104, Crazyflie, DCF77, DE0-Nano,
    DE1-SoC, DE10-Nano, devkitARM, devkitPro, DotStar, Dreamcast, DroneKit, DRV8833, DS1307, DS3231, DShot,
    dsPIC, dump1090, Edge TPU, EdgeTX, embOS, ESP-01, ESP32-C6, ESP32-S2, ESPAsyncWebServer, ESPEasy,
    Espruino, exFAT, Falstad, FIRRTL, FluidNC, FrSky, FT2232H, FT232RL, GameCube, GC9A01, Gowin, grblHAL,
    HC-05, HC-06, HC-SR501, HD44780, HiFive, HiveMQ, HMC5883L, Homebridge, HomeKit, HTU21D, Hubitat, i.MX RT,
    i.MX6ULL, i.MX8M, iCE40, iCEcube2, IceStorm, ICM-20948, ILI9488, INA226, INA260, Intel NUC, ioBroker,
    Itanium, Jetson AGX, Jetson TX2, Jetson Xavier, KallistiOS, Kinetis, Kintex-7, L293D, LattePanda,
    libdragon, libgpiod, LibreCAD, LilyGO, LIS3DH, LiteX, LoongArch, Losant, LPC11U35, LPC1768, LPC2148,
    LSM6DS3, LSM9DS1, M5Stack, M5StickC, m68k, Mach3, Magic VLSI, Maixduino, MAVROS, MAVSDK, MAX10, MAX232,
    MAX30100, MAX30102, MAX31855, MAX31865, MAX485, MAX6675, MCP3008, MCP4725, MCP9808, MFRC522, MG90S,
    MG996R, Migen, MIPI CSI, MIPI DSI, MLX90614, MLX90640, Movidius, MPU6500, MS5611, MSP430, MSP432,
    Multisim, Nano 33 BLE, NanoPi, NEMA 17, NEMA 23, NEO-6M, NEORV32, Nexys A7, nMigen, NodeMCU, nRF24, nRF51,
    nRF5340, nRF91, ODROID, OneWire, OpenROAD, OpenSBI, OpenTX, PCF8574, PCF8591, PDP-11, PIC16F877A, PIC18,
    PIC24, PICkit, Pico SDK, PicoRV32, pigpio, Pine64, Pinebook, PinePhone, PineTime, PL2303, Playdate,
    PlutoSDR, Proxmark3, PSn00bSDK, PubSubClient, QMC5883L, Qucs-S, Qwiic, Radxa, Raspbian, RepRap, RFM69,
    RK3328, RK3399, RK3568, RK3588, RockPro64, RS-232, RS-422, RS-485, RTKLIB, RV32I, RV64GC, SAM3X8E, SAMD51,
    SDR++, Seeeduino, SH1106, SHT20, SHT40, Si7021, SIM7600, SIM900, Simplify3D, SK6812, Slic3r, Smoothieware,
    SPARC, SpinalHDL, SSD1351, ST7735, ST7789, Stellaris, STM32F0, STM32F1, STM32F103, STM32F3, STM32F407,
    STM32F7, STM32G0, STM32G4, STM32H7, STM32L0, STM32L4, STM32U5, STM32WB, STM32WL, SuperH, SuperSlicer,
    SX1262, SX1276, SX1278, SystemC, SystemView, Tang Nano, TB6612FNG, TCA9548A, TCS34725, Teensyduino,
    TFmini, TFT_eSPI, TileLink, Tiny Tapeout, TinyFPGA, TinyOS, Tiva C, TLC5947, TM1637, TM4C123, TMC2130,
    TMC2208, TMC5160, TMP102, TMP36, TSL2561, Ubidots, ULN2003, ULX3S, USBasp, VEML7700, VerneMQ, VexRiscv,
    Virtex-7, VisionFive, VL53L1X, VL6180X, W25Q128, W25Q64, Wiegand, WiFiManager, WiringPi, WS2801, WS2811,
    XBee, Xcelium, Xschem, ZCU102, ZX Spectrum, Zybo, Zynq-7000
  `,
  workbench: `
    74HC165, 74HC595, A7670, AD9833, Adafruit NeoPixel, ADALM-PLUTO, AdvantageKit, AHT10, AHT20,
    ai03 plate generator, Aisler, AP2112, Arducam, Arduino Due, Arduino Leonardo, Arduino Micro,
    Arduino Pro Mini, AS5048, ATGM336H, avr-libc, Bambu A1 Mini, Bambu Lab, Bambu Lab A1, Bambu Lab P1S,
    Banana Pi, bCNC, BigTreeTech, Black Magic Probe, Black Pill, Blue Pill, BMI088, BMM150, BMP581, BNO08x,
    BQ24074, BTS7960, BTT SKR, Bus Pirate, Carbide Create, CC1310, CCS811, CD4051, CD74HC4067, CH224K, CH340C,
    CH340G, CH343, Circuit Playground, Cirque trackpad, Compute Module 4, CP2102N, Creality Print, D1 Mini,
    DAPLink, debugprobe, DFPlayer Mini, DJI O3, DPS310, DRV8871, DSHOT600, DSLogic, E22-900M, E3D V6,
    Eagle CAD, Ender 3, ergogen, ES8388, esp-web-tools, ESP-WROOM-32, ESP32-H2, esptool.py, Feather M0,
    Feather RP2040, FlatCAM, Flux.ai, FP6298, FT232H, FTC SDK, FUSB302, Gazebo Classic, GC9A01A, Heltec LoRa,
    HT16K33, HUSB238, ICM-20602, ICM-42688, Ignition Gazebo, IMX219, IMX477, IMX708, InkCut, INMP441, IP2721,
    IP5306, ItsyBitsy, J-Link EDU, Jetson Orin Nano, Kailh Choc, Keil uVision, keyboard-layout-editor,
    KlipperScreen, KMK firmware, LaserGRBL, LIS2MDL, LM317, LM324, LM358, LM7805, LovyanGFX, LSM6DSO,
    LSM6DSOX, LUFA, LX-16A, Mainsail OS, MAX17048, MAX30105, MAX98357A, MCP23008, MCP2551, MCP73831, MeshCore,
    MH-Z19, MH-Z19B, Milk-V, MLX90393, MP1584, MQ-135, MQ-2, MT3608, MT6701, NanoVNA, NE555, NEO-M8N, NEO-M9N,
    NINA-W102, nRF24L01+, nRF9160, OAK-D, OctoEverywhere, Orange Pi, Orpheus Pico, OSH Park, OV2640, OV5640,
    OV7670, PAM8403, PathPlanner, PAW3395, PCA9548A, PCM5102, PCM5102A, PhotonVision, Pi Zero 2 W, picoprobe,
    picotool, PL2303HX, PMS5003, PMW3360, PMW3389, PROGMEM, Prusa MK3, Prusa MK4, QMI8658, QT Py, RAMPS 1.4,
    Raspberry Pi Pico W, RDA5807, RealSense D435, RepRapFirmware, REV Robotics, RFM95W, Rigol DS1054Z,
    Roboclaw, Rock Pi, RP2040-Zero, RPLIDAR A1, rtl_433, RViz2, SCD30, SCD40, SCD41, SDRangel, SDS011, SG92R,
    SGP30, SGP40, Shapr3D, SHT3x, SHT4x, Si4703, Si5351, SIM7000, SimulIDE, SK6812MINI-E, SKR Mini E3,
    SN65HVD230, SpeedyBee, SPH0645, SSD1309, ST7789V, ST7796, STEMMA QT, STM32 Nucleo, STM32F401, STM32F411,
    STM32F429, STM32F446, STUSB4500, SX1268, T-Beam, T-Deck, TCRT5000, TEA5767, The Things Network, TinySA,
    TJA1050, TM1638, TMC2225, TP5100, Trinket M0, TSL2591, TTGO, TXS0108E, u-blox, USB-PD, USB4085, USBLC6,
    V-USB, VEML6075, VEXcode, VIA keyboard, VL53L4CD, VL53L5CX, VNH5019, VS1053, Wemos D1, Wemos D1 Mini,
    WM8960, XC6206, YDLIDAR, ZED-F9P
  `,
}

/** Certain in exactly this case. */
const CASED = `
  Allegro, Amaranth, APRS, AXI, AXI4, BBB, Creo, CRSF, CVA6, DXF, ECP5, Energia, GD32, Gerber, GHDL,
  Grasshopper, I2S, IAR, K210, Libero, LM35, LVDS, MIPI, MIPS, Moonraker, Proteus, PRU, PYNQ, QSPI, Questa,
  RFID, SBUS, SDIO, SG90, SWD, UVM, Voron, Wishbone, Z80
`

/** Words and other spellings, with what makes them certain. */
const AMBIGUOUS: Technology[] = [
  { name: 'G-code', also: ['Gcode'] },
  { name: 'Grove', words: ['Grove'], nouns: ['sensor', 'connector'] },
]

export const HARDWARE: Technology[] = [...listed(NAMES, CASED), ...AMBIGUOUS]
